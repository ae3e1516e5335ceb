import type { Context } from '#backend/context.ts'
import { refusal } from '#backend/refusal.ts'
import { reviewedRelease } from '#backend/release-records/reviewed-release.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'
import { writeMark } from '#src/domain/submission/decision.ts'
import { latestPerStore, needsChanges } from '#src/domain/submission/latest-submissions.ts'
import {
  isChanged,
  openChanges,
  type ReasonAnswer,
  type ReviewedRelease,
} from '#src/domain/submission/requested-changes.ts'

/** What was asked to change, and whether it has been since. */
export const requestedChangesView = ({ requested }: SubmissionRow, reviewed: ReviewedRelease) =>
  requested.map((change) => ({
    reason: writeMark(change),
    isDone: isChanged(change, reviewed),
  }))

/** Refuses to submit again what a reviewer asked to change, while it is neither changed nor answered. */
export const checkRequestedChanges = async (
  context: Context,
  release: ReleaseRow,
  storeIds: readonly string[],
  answers: readonly ReasonAnswer[],
): Promise<void> => {
  const submissions = await context.tables.submissions.where({ is: { releaseId: release.id } })
  const sentBack = latestPerStore(submissions).filter((row) => storeIds.includes(row.storeId) && needsChanges(row))
  if (sentBack.every(({ requested }) => requested.length === 0)) return
  const reviewed = await reviewedRelease(context, release)
  const changes = sentBack.flatMap(({ requested }) => requested)
  const open = openChanges(
    changes.map((change) => ({ ...change, isDone: isChanged(change, reviewed) })),
    answers,
  )
  if (open.length > 0) throw refusal('PRECONDITION_FAILED', 'REQUESTED_CHANGES_OPEN')
}
