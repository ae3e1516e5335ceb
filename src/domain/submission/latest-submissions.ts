import { isRefusedTakedown } from '#src/domain/submission/release-status.ts'
import type { DeliveryStatus, SubmissionKind, SubmissionStatus } from '#src/domain/submission/status.ts'

type Decided = { status: SubmissionStatus; delivery: DeliveryStatus | null; kind: SubmissionKind }
type Submitted = Decided & { storeId: string; createdAt: string; reason: string | null }

/** The newest submission to each store; it replaces the older ones. */
export const latestPerStore = <S extends Submitted>(submissions: readonly S[]): S[] => {
  const latest = new Map<string, S>()
  for (const submission of submissions.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)))
    latest.set(submission.storeId, submission)
  return [...latest.values()]
}

/** Whether the label has to change something before this store gets the release. */
export const needsChanges = (submission: Decided): boolean =>
  submission.status === 'REJECTED' && !isRefusedTakedown(submission)

/** Submissions with the same reason, so that it is read once for all their stores. */
export type SharedReason<S> = { reason: string; submissions: readonly S[] }

/** The reasons of these submissions, each with all the submissions that have it. */
export const sharedReasons = <S extends Submitted>(submissions: readonly S[]): SharedReason<S>[] =>
  [...new Set(submissions.map(({ reason }) => reason ?? ''))].map((reason) => ({
    reason,
    submissions: submissions.filter((submission) => (submission.reason ?? '') === reason),
  }))
