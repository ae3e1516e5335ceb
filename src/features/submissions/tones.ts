import type { StatusTone } from '#src/ui/status-badge.tsx'
import type { SubmissionStatus } from '#src/domain/status.ts'

export const TONES: Record<SubmissionStatus, StatusTone> = {
  PENDING_APPROVAL: 'waiting',
  APPROVED: 'approved',
  REJECTED: 'rejected',
  PENDING_TAKEDOWN: 'takedown',
  TAKEN_DOWN: 'neutral',
}
