import { DAY_MS, MINUTE_MS, CLAIM_IDLE_MINUTES } from '#src/domain/limits.ts'
import type { SubmissionStatus } from '#src/domain/submission/status.ts'

/** Whether a reviewer is still on a release: they were active less than half an hour ago. */
export const isClaimHeld = ({ activeAt }: { activeAt: string }, now: Date): boolean =>
  now.getTime() - Date.parse(activeAt) < CLAIM_IDLE_MINUTES * MINUTE_MS

type Waiting = { status: SubmissionStatus; createdAt: string; updatedAt: string; statusAt?: string | null | undefined }

/** Since when a submission has its status. Where that is not recorded, a new one waits since it was made, all else since its last change. */
export const waitingSince = ({ status, createdAt, updatedAt, statusAt }: Waiting): string =>
  statusAt ?? (status === 'PENDING_APPROVAL' ? createdAt : updatedAt)

/** The longest wait of several. */
export const longestWait = (submissions: readonly Waiting[]): string | undefined =>
  submissions.map(waitingSince).toSorted()[0]

const HOUR_MS = 60 * MINUTE_MS

/** How long something has waited, in the largest unit that it fills; a clock that is behind counts as no wait. */
export const waitOf = (since: string, now: Date): { count: number; unit: 'minute' | 'hour' | 'day' } => {
  const waited = Math.max(0, now.getTime() - Date.parse(since))
  if (waited >= DAY_MS) return { count: Math.floor(waited / DAY_MS), unit: 'day' }
  if (waited >= HOUR_MS) return { count: Math.floor(waited / HOUR_MS), unit: 'hour' }
  return { count: Math.floor(waited / MINUTE_MS), unit: 'minute' }
}
