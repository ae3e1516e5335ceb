import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { storesQuery } from '#src/catalogue/stores.ts'
import type { ReleaseSubmission } from '#src/contract/releases.ts'
import { fieldOfReason, readReason } from '#src/domain/rejection-reason.ts'
import { isRefusedTakedown } from '#src/domain/submission-flow.ts'
import { stepOf } from '#src/domain/problem.ts'
import { useWorkspace } from '#src/features/releases/workspace/workspace-context.ts'
import { StatusBadge } from '#src/ui/status-badge.tsx'
import classes from '#src/features/releases/submissions/submission-list.module.css'

const TONES = {
  PENDING_APPROVAL: 'waiting',
  APPROVED: 'approved',
  REJECTED: 'rejected',
  PENDING_TAKEDOWN: 'takedown',
  TAKEN_DOWN: 'neutral',
} as const

/** The newest submission to each store: an older one was answered by it. */
const latestPerStore = (submissions: readonly ReleaseSubmission[]) => {
  const latest = new Map<string, ReleaseSubmission>()
  for (const submission of submissions.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)))
    latest.set(submission.storeId, submission)
  return [...latest.values()]
}

const Reason = ({ reason }: { reason: string }) => {
  const { t } = useTranslation(['releases', 'reasons'])
  const { goTo } = useWorkspace()
  const { codes, text } = readReason(reason)
  return (
    <div className={classes.reason}>
      {text === '' ? null : (
        <p>
          {t('releases:submission.reason')}: {text}
        </p>
      )}
      <ul>
        {codes.map((code) => (
          <li key={code}>
            {t(`reasons:${code}`)}{' '}
            <button type="button" onClick={() => goTo(stepOf(fieldOfReason(code)), fieldOfReason(code))}>
              {t('releases:submission.mend')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What each store's reviewer said, with the way to what must be mended. */
export const SubmissionList = ({ submissions }: { submissions: readonly ReleaseSubmission[] }) => {
  const { t } = useTranslation('releases')
  const stores = useQuery(storesQuery).data ?? []
  return (
    <section className={classes.submissions} aria-label={t('submission.title')}>
      <ul>
        {latestPerStore(submissions).map((submission) => (
          <li key={submission.id}>
            <span className={classes.store}>{stores.find(({ id }) => id === submission.storeId)?.name ?? '…'}</span>
            {isRefusedTakedown(submission) ? (
              <StatusBadge tone="approved" label={t('submission.REFUSED_TAKEDOWN')} />
            ) : (
              <StatusBadge tone={TONES[submission.status]} label={t(`submission.${submission.status}`)} />
            )}
            {submission.reason === null ? null : <Reason reason={submission.reason} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
