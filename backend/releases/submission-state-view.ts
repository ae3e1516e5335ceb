import type { ReleaseSubmission } from '#src/contract/release-submission.ts'
import { submissionOn } from '#src/domain/submission/takedown-day.ts'
import type { Context } from '#backend/context.ts'
import { todayOf } from '#backend/today.ts'
import { nameOfUser } from '#backend/references.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'

/** How it stands with a release at one store, since when, and by whom. */
export const submissionStateView = async (context: Context, stored: SubmissionRow): Promise<ReleaseSubmission> => {
  const row = submissionOn(stored, todayOf(context))
  const { id, storeId, kind, status, statusAt, statusBy, delivery, reason, takedown, createdAt, updatedAt } = row
  const { takedownOn, liveFrom, snapshotId, approvedSnapshotId, answers } = row
  const state = { kind, status, statusAt, statusBy: await nameOfUser(context, statusBy), delivery, reason, takedown }
  const said = answers.length > 0 ? { answers } : {}
  return { id, storeId, ...state, takedownOn, liveFrom, snapshotId, approvedSnapshotId, createdAt, updatedAt, ...said }
}
