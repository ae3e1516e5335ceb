import { useTranslation } from 'react-i18next'
import type { Asset } from '#src/contract/assets.ts'
import type { ReleaseSubmission } from '#src/contract/release-submission.ts'
import { readReason } from '#src/domain/submission/decision.ts'
import { SubmissionBadge } from '#src/features/submissions/submission-facts.tsx'
import { formatDay } from '#src/i18n/format.ts'
import { distributionErrorText } from '#src/shared/release/distribution-error-text.ts'
import { reasonText } from '#src/shared/release/reason-text.ts'
import { useStoreName } from '#src/shared/release/release-queries.ts'
import classes from '#src/features/submissions/submission-detail.module.css'

type Tracks = readonly Pick<Asset, 'id'>[]

/**
 * Why a store does not have the release: the reviewer's reasons, each with the track that it is about, and text, or the
 * error of the distribution service. The texts `errors` and `reasons` must be loaded.
 */
const SubmissionReason = ({ reason, tracks }: { reason: string; tracks: Tracks }) => {
  const { given, text: own } = readReason(reason)
  const points = [...new Set(given.map((each) => reasonText(each, tracks)))]
  const text = distributionErrorText(reason) ?? own
  return (
    <div className={classes.reason}>
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {text !== '' && <p>{text}</p>}
    </div>
  )
}

type Props = { submissions: readonly ReleaseSubmission[]; tracks: Tracks; current: string }

/** The submissions to every store with their outcomes, the latest first. */
export const StoreHistory = ({ submissions, tracks, current }: Props) => {
  const { t, i18n } = useTranslation('submissions')
  const nameOf = useStoreName()
  return (
    <section aria-label={t('history')} className={classes.section}>
      <h3>{t('history')}</h3>
      <ul className={classes.history}>
        {submissions
          .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
          .map((submission) => (
            <li key={submission.id} aria-current={submission.id === current || undefined}>
              <span className={classes.store}>{nameOf(submission.storeId)}</span>
              <SubmissionBadge submission={submission} />
              <span className={classes.faint}>
                <time dateTime={submission.statusAt ?? submission.updatedAt}>
                  {formatDay(submission.statusAt ?? submission.updatedAt, i18n.language)}
                </time>
                {submission.statusBy !== null && `, ${submission.statusBy}`}
              </span>
              {submission.reason !== null && <SubmissionReason reason={submission.reason} tracks={tracks} />}
            </li>
          ))}
      </ul>
    </section>
  )
}
