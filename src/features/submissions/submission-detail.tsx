import { ActionIcon, Skeleton } from '@mantine/core'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import type { Submission } from '#src/contract/submissions.ts'
import { isPrimaryRole } from '#src/domain/artist/role.ts'
import { Decision, type Outcome } from '#src/features/submissions/decision.tsx'
import { MainFacts, OtherFacts } from '#src/features/submissions/release-facts.tsx'
import { ReviewedProblems } from '#src/features/submissions/reviewed-problems.tsx'
import { ReviewedTracks } from '#src/features/submissions/reviewed-tracks.tsx'
import { StoreHistory } from '#src/features/submissions/store-history.tsx'
import { Artists } from '#src/features/submissions/submission-facts.tsx'
import { LabelAnswers, SubmittedChanges } from '#src/features/submissions/submitted-changes.tsx'
import { TakedownRequests } from '#src/features/submissions/takedown-requests.tsx'
import type { Queue, QueueItem } from '#src/features/submissions/use-queue.ts'
import { useReviewedRelease } from '#src/features/submissions/use-reviewed-release.ts'
import { todayHere } from '#src/i18n/today.ts'
import { ReleaseHistorySection } from '#src/shared/history/release-history-section.tsx'
import type { CoverWords } from '#src/shared/media/cover-dialog.tsx'
import { CoverView } from '#src/shared/media/cover-view.tsx'
import { titleLength } from '#src/shared/page/page-header.tsx'
import { QueryError } from '#src/shared/page/query-error.tsx'
import { distributionErrorText } from '#src/shared/release/distribution-error-text.ts'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import { IconAlertCircle, IconAlertTriangle, IconChevronDown, IconChevronUp } from '#src/ui/icons.ts'
import classes from '#src/features/submissions/submission-detail.module.css'

/** What the cover of a release under review must agree with; its lines come with its details. */
const coverWords = ({ release }: Submission, detail: ReleaseDetail | undefined): CoverWords => {
  const { title, version, artists, label } = release
  const lines =
    detail === undefined
      ? []
      : [
          { symbol: '©', ...detail.copyrightC },
          { symbol: '℗', ...detail.copyrightP },
        ]
  return {
    title,
    version,
    artists: artists.flatMap(({ name, type }) => (isPrimaryRole(type) ? name : [])).join(', '),
    label: label?.name ?? null,
    lines: lines.filter(({ text }) => text !== '').map(({ symbol, year, text }) => `${symbol} ${year ?? ''} ${text}`),
  }
}

const LINES = [70, 45, 60, 30]

/** As large as the release that is loading. */
export const SubmissionSkeleton = () => (
  <div aria-hidden className={classes.detail}>
    <div className={classes.steps} />
    <div className={classes.hero}>
      <Skeleton className={classes.sleeve} />
      <div className={classes.text}>
        {LINES.map((width) => (
          <Skeleton key={width} height={16} width={`${width}%`} mb={12} />
        ))}
      </div>
    </div>
  </div>
)

/** As large as the tracks that are loading. */
const TracksSkeleton = () => (
  <div aria-hidden className={classes.section}>
    {LINES.map((width) => (
      <Skeleton key={width} height={40} mb={12} />
    ))}
  </div>
)

/** Why the distribution service could not deliver. */
const DeliveryFailure = ({ submission: { delivery, reason, storeId } }: { submission: Submission }) => {
  const { t } = useTranslation('submissions')
  const store = useStoreName()(storeId)
  const foundText = reason === null ? null : distributionErrorText(reason)
  if (delivery !== 'ERROR') return null
  return (
    <section aria-label={t('deliveryFailed', { store })} className={classes.section}>
      <h3>{t('deliveryFailed', { store })}</h3>
      {foundText !== null && (
        <p className={classes.failure}>
          <IconAlertCircle size={18} aria-hidden /> <span>{foundText}</span>
        </p>
      )}
    </section>
  )
}

/** Says that the release became another one under the reviewer's eyes; keyed by the release. */
const JustChanged = ({ contentRevision }: { contentRevision: string }) => {
  const { t } = useTranslation('submissions')
  const [first] = useState(contentRevision)
  return (
    <output>
      {first !== contentRevision && (
        <span className={classes.changed}>
          <IconAlertTriangle size={18} aria-hidden /> {t('changes.justNow')}
        </span>
      )}
    </output>
  )
}

/** The number in the queue, and buttons that do what the keys `j` and `k` do. */
const QueueNavigation = ({ queue: { number, count, next, previous } }: { queue: Queue }) => {
  const { t } = useTranslation('submissions')
  const step = (label: string, Icon: typeof IconChevronUp, go: (() => void) | undefined) => (
    // `disabled` would take the focus away when the end is reached.
    <ActionIcon aria-label={label} title={label} aria-disabled={go === undefined} onClick={go}>
      <Icon size={20} aria-hidden />
    </ActionIcon>
  )
  return (
    <div className={classes.steps}>
      <span>{t('position', { number, count: count ?? number })}</span>
      {step(t('previous'), IconChevronUp, previous)}
      {step(t('next'), IconChevronDown, next)}
    </div>
  )
}

type Props = {
  group: QueueItem
  queue: Queue
  onDecided: (outcome: Outcome) => void
  /** Called with the title of each release that is shown. */
  titleRef: Ref<HTMLHeadingElement> | undefined
}

/** The release as these stores would get it, with its problems and the decision. */
export const SubmissionDetail = ({ group, queue, onDecided, titleRef }: Props) => {
  const { t } = useTranslation('submissions')
  const nextId = queue.items[queue.items.findIndex(({ id }) => id === group.id) + 1]?.id
  const { data, error, refetch, shown } = useReviewedRelease(group, nextId)
  // The header is of the same state as the tracks: the queue may be ahead of them, or behind.
  const release = data === undefined ? group.release : { ...data, labelId: data.label?.id ?? null }
  const { title, version, cover } = release
  const { contentRevision } = group
  const submissions = group.submissions.map((each) => ({ ...each, release, contentRevision }))
  const [submission] = submissions
  if (submission === undefined) return null
  const current = submissions.map((each) => data?.submissions.find(({ id }) => id === each.id) ?? each)
  return (
    <article className={classes.detail} aria-label={title}>
      <QueueNavigation queue={queue} />
      <div className={classes.hero}>
        <div className={classes.sleeve}>
          <CoverView url={cover?.url ?? null} words={coverWords(submission, data)} />
        </div>
        <div className={classes.text}>
          <h2 key={group.id} ref={titleRef} tabIndex={-1} data-length={titleLength(title)}>
            {title}
            {version !== null && version !== '' && <span className={classes.version}> ({version})</span>}
          </h2>
          <p className={classes.artists}>
            <Artists submission={submission} />
          </p>
          <MainFacts submission={submission} detail={data} />
        </div>
      </div>
      {shown !== undefined && <JustChanged key={`changed ${group.id}`} contentRevision={shown} />}
      {submissions.map((each) => (
        <DeliveryFailure key={each.id} submission={each} />
      ))}
      {data === undefined && error !== null && <QueryError query={{ error, refetch }} title={t('releaseFailed')} />}
      {data === undefined && error === null && <TracksSkeleton />}
      {data !== undefined && (
        <>
          <TakedownRequests submissions={current} />
          <SubmittedChanges release={data} submissions={current} />
          <ReviewedProblems release={data} today={todayHere()} />
          <ReviewedTracks key={data.id} release={data} />
          <OtherFacts submission={submission} detail={data} />
          <LabelAnswers submissions={data.submissions} tracks={data.tracks} />
          <StoreHistory submissions={data.submissions} tracks={data.tracks} current={submission.id} />
          <ReleaseHistorySection key={`history ${data.id}`} releaseId={data.id} title={t('releaseHistory')} />
        </>
      )}
      <Decision
        key={group.id}
        item={{ ...group, release }}
        contentRevision={shown}
        onDecided={onDecided}
        onWithdrawn={queue.renew}
      />
    </article>
  )
}
