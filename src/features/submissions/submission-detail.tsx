import { useQuery } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { Cover } from '#src/shared/media/cover.tsx'
import { errorText } from '#src/api/error-text.ts'
import { ReleaseHistorySection } from '#src/shared/history/release-history-section.tsx'
import { releaseQuery, useStoreName } from '#src/shared/release/release-queries.ts'
import type { Submission } from '#src/contract/submissions.ts'
import { Decision } from '#src/features/submissions/decision.tsx'
import { ReleaseFacts } from '#src/features/submissions/release-facts.tsx'
import { ReviewedProblems } from '#src/features/submissions/reviewed-problems.tsx'
import { StoreHistory } from '#src/features/submissions/store-history.tsx'
import { Artists } from '#src/features/submissions/submission-facts.tsx'
import type { Queue } from '#src/features/submissions/use-queue.ts'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import classes from '#src/features/submissions/submission-detail.module.css'
import { ActionIcon, Skeleton } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconAlertCircle } from '#src/ui/icons.ts'
import { distributionErrorText } from '#src/shared/release/distribution-error-text.ts'
import { useState } from 'react'
import { formatDuration } from '#src/i18n/format.ts'
import type { Asset } from '#src/contract/assets.ts'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import { ReviewedTrack } from '#src/features/submissions/reviewed-track.tsx'

const LINES = [70, 45, 60, 30]

/** The release before it comes. */
export const SubmissionSkeleton = () => (
  <div aria-hidden className={classes.detail}>
    <div className={classes.hero}>
      <Skeleton className={classes.sleeve} />
      <div className={classes.words}>
        {LINES.map((width) => (
          <Skeleton key={width} height={16} width={`${width}%`} mb={12} />
        ))}
      </div>
    </div>
  </div>
)

/** The tracks before they come. */
const TracksSkeleton = () => (
  <div aria-hidden className={classes.section}>
    {LINES.map((width) => (
      <Skeleton key={width} height={40} mb={12} />
    ))}
  </div>
)

const isPlayable = ({ media }: Asset) => media !== null && media.url !== ''

/** The tracks with their credits, one at a time to be listened to; at the end of one the next begins. */
const ReviewedTracks = ({ release }: { release: ReleaseDetail }) => {
  const { t } = useTranslation('submissions')
  const [playing, setPlaying] = useState<string | null>(null)
  const { tracks, copyrightC, copyrightP } = release
  const length = tracks.reduce((sum, { media }) => sum + (media?.durationMs ?? 0), 0)
  const after = (id: string) => {
    const playable = tracks.filter(isPlayable)
    return playable[playable.findIndex((track) => track.id === id) + 1]?.id ?? null
  }
  return (
    <section aria-label={t('tracks')} className={classes.section}>
      <h3>
        {t('tracks')}
        <span className={classes.faint}>
          {t('trackCount', { count: tracks.length })} · {formatDuration(length)}
        </span>
      </h3>
      <ol className={classes.tracks}>
        {tracks.map((track, index) => (
          <ReviewedTrack
            key={track.id}
            track={track}
            number={index + 1}
            releaseArtists={release.artists}
            isPlaying={playing === track.id}
            onPlay={isPlayable(track) ? () => setPlaying(playing === track.id ? null : track.id) : undefined}
            onEnded={() => setPlaying(after(track.id))}
          />
        ))}
      </ol>
      <p className={classes.lines}>
        <span>
          © {copyrightC.year} {copyrightC.text}
        </span>
        <span>
          ℗ {copyrightP.year} {copyrightP.text}
        </span>
      </p>
    </section>
  )
}

/** What the distribution service found when it could not deliver, in words. */
const DeliveryFailure = ({ submission: { delivery, reason, storeId } }: { submission: Submission }) => {
  const { t } = useTranslation('submissions')
  const store = useStoreName()(storeId)
  const found = reason === null ? null : distributionErrorText(reason)
  if (delivery !== 'ERROR') return null
  return (
    <section aria-label={t('deliveryFailed', { store })} className={classes.section}>
      <h3>{t('deliveryFailed', { store })}</h3>
      {found !== null && (
        <p className={classes.failure}>
          <IconAlertCircle size={18} aria-hidden /> <span>{found}</span>
        </p>
      )}
    </section>
  )
}

/** Where in the queue this is, and to its neighbours: what `j` and `k` do, for a finger. */
const QueueNavigation = ({ queue: { place, count, next, previous } }: { queue: Queue }) => {
  const { t } = useTranslation('submissions')
  const step = (label: string, Icon: typeof IconChevronUp, go: (() => void) | undefined) => (
    // Not `disabled`, which would take the focus away from whoever just reached the end.
    <ActionIcon aria-label={label} title={label} aria-disabled={go === undefined} onClick={go}>
      <Icon size={20} aria-hidden />
    </ActionIcon>
  )
  return (
    <div className={classes.steps}>
      <span>{t('place', { place, count: count ?? place })}</span>
      {step(t('previous'), IconChevronUp, previous)}
      {step(t('next'), IconChevronDown, next)}
    </div>
  )
}

type Props = { submission: Submission; queue: Queue; onDecided: (words: string) => void }

/** The release as it would go out to this store, with what the rules say of it, and the decision always at hand. */
export const SubmissionDetail = ({ submission, queue, onDecided }: Props) => {
  const { t } = useTranslation('submissions')
  const { data, error, refetch } = useQuery(releaseQuery(submission.release.id))
  const { title, version, cover } = submission.release
  return (
    <article className={classes.detail} aria-label={title}>
      <QueueNavigation queue={queue} />
      <div className={classes.hero}>
        <div className={classes.sleeve}>
          <Cover url={cover?.url ?? null} title={title} size="fill" />
        </div>
        <div className={classes.words}>
          <h2>
            {title}
            {version !== null && version !== '' && <span className={classes.version}> ({version})</span>}
          </h2>
          <p className={classes.artists}>
            <Artists submission={submission} />
          </p>
          <ReleaseFacts submission={submission} detail={data} />
        </div>
      </div>
      <DeliveryFailure submission={submission} />
      {data === undefined && error !== null && (
        <ErrorPanel
          error={error}
          onRetry={() => void refetch()}
          title={t('releaseFailed')}
          message={errorText(error)}
        />
      )}
      {data === undefined && error === null && <TracksSkeleton />}
      {data !== undefined && (
        <>
          <ReviewedProblems release={data} today={dayjs().format('YYYY-MM-DD')} />
          <ReviewedTracks key={data.id} release={data} />
          <StoreHistory submissions={data.submissions} current={submission.id} />
          <ReleaseHistorySection key={`history ${data.id}`} releaseId={data.id} title={t('releaseHistory')} />
        </>
      )}
      <Decision submission={submission} onDecided={onDecided} />
    </article>
  )
}
