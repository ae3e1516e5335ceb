import { useTranslation } from 'react-i18next'
import type { ReleaseSubmission } from '#src/contract/releases.ts'
import { isRefusedTakedown } from '#src/domain/submission/flow.ts'
import { StatusBadge, type StatusTone } from '#src/ui/status-badge.tsx'
import { type QueueView, viewOf } from '#src/features/submissions/queue-views.ts'

const TONES: Record<QueueView, StatusTone> = {
  PENDING_APPROVAL: 'waiting',
  PENDING_TAKEDOWN: 'takedown',
  APPROVED: 'approved',
  APPROVED_PENDING: 'approved',
  APPROVED_PROCESSED: 'approved',
  APPROVED_ERROR: 'rejected',
  REJECTED: 'rejected',
  TAKEN_DOWN: 'neutral',
}

/** How a submission stands, its delivery included. */
export const SubmissionBadge = ({ submission }: { submission: Pick<ReleaseSubmission, 'status' | 'delivery'> }) => {
  const { t } = useTranslation('submissions')
  if (isRefusedTakedown(submission)) return <StatusBadge tone="approved" label={t('refusedTakedown')} />
  const view = viewOf({ status: submission.status, delivery: submission.delivery ?? undefined })
  return <StatusBadge tone={TONES[view]} label={t(`view.${view}`)} />
}
