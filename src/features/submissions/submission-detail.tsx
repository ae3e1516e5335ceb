import { useQuery } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { Cover } from '#src/shared/media/cover.tsx'
import { errorText } from '#src/api/error-text.ts'
import { ReleaseHistorySection } from '#src/shared/history/release-history-section.tsx'
import { releaseQuery } from '#src/shared/release/release-query.ts'
import type { Submission } from '#src/contract/submissions.ts'
import { Decision } from '#src/features/submissions/decision.tsx'
import { DeliveryFailure } from '#src/features/submissions/delivery-failure.tsx'
import { TracksSkeleton } from '#src/features/submissions/submission-skeleton.tsx'
import { ReleaseFacts } from '#src/features/submissions/release-facts.tsx'
import { ReviewedProblems } from '#src/features/submissions/reviewed-problems.tsx'
import { ReviewedTracks } from '#src/features/submissions/reviewed-tracks.tsx'
import { QueueNavigation } from '#src/features/submissions/queue-navigation.tsx'
import { StoreHistory } from '#src/features/submissions/store-history.tsx'
import { Artists } from '#src/features/submissions/submission-facts.tsx'
import type { Queue } from '#src/features/submissions/use-queue.ts'
import { ErrorPanel } from '#src/ui/error-panel.tsx'
import classes from '#src/features/submissions/submission-detail.module.css'

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
