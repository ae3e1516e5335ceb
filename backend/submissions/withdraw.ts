import type { WriteContext } from '#backend/context.ts'
import { statusSinceEvent } from '#backend/release-records/status-since.ts'
import { recordStoreEvent } from '#backend/release-records/store-events.ts'
import { changedRow } from '#backend/rows.ts'
import type { Caller } from '#backend/session.ts'
import { sentBackAgain, type SubmissionRow } from '#backend/tables/submissions.ts'
import type { ReleaseEvent } from '#src/domain/release/history.ts'
import { statusAfterWithdrawal } from '#src/domain/submission/requests.ts'

const EVENTS: Partial<Record<SubmissionRow['status'], ReleaseEvent>> = {
  PENDING_TAKEDOWN: 'TAKEDOWN_WITHDRAWN',
  // Of a takedown that was confirmed for a later day.
  APPROVED: 'TAKEDOWN_CANCELLED',
}

/**
 * Takes back what waits for a reviewer, or for its day. A store that has the release keeps it as it has it, and an update that
 * was sent back before is to be changed as before.
 */
export const withdraw = async (context: WriteContext, caller: Caller, from: SubmissionRow): Promise<void> => {
  const { submissions } = context.tables
  const event = EVENTS[from.status] ?? 'WITHDRAWN'
  const sentBack = sentBackAgain(from)
  const status = statusAfterWithdrawal(from, sentBack !== null)
  if (status === null) {
    await submissions.remove(from.id)
    await recordStoreEvent(context, caller, { event, from, to: null })
    return
  }
  const since = await statusSinceEvent(context, from, status)
  const { approvedSnapshotId: snapshotId } = from
  const left = sentBack ?? { snapshotId, takedown: null, takedownOn: null }
  const to = await submissions.put(changedRow(context, from, { status, ...since, ...left }))
  await recordStoreEvent(context, caller, { event, from, to })
}
