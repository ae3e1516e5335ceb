import type { Context, WriteContext } from '#backend/context.ts'
import { newRow } from '#backend/rows.ts'
import type { Caller } from '#backend/session.ts'
import type { StoreEventRow } from '#backend/tables/store-events.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'
import { displayName } from '#src/domain/contact/person-name.ts'
import type { ReleaseEvent } from '#src/domain/release/history.ts'

type Happened = {
  event: ReleaseEvent
  /** The submission before and after; either may not be there. */
  from: SubmissionRow | null
  to: SubmissionRow | null
  /** What was said, where it may not be what the submission keeps. */
  reason?: string | null
}

/** Records what happened at a store, for the history of the release; by nobody where a service did it. */
export const recordStoreEvent = async (
  context: Pick<WriteContext, 'now' | 'tables'>,
  caller: Caller | null,
  happened: Happened,
) => {
  const { event, from, to } = happened
  const row = to ?? from
  if (row === null) return
  const isRefusal = event === 'REJECTED' || event === 'TAKEDOWN_REFUSED'
  const said =
    event === 'TAKEDOWN_REQUESTED'
      ? row.takedown
      : { reason: isRefusal ? row.reason : null, date: event === 'TAKEDOWN_CONFIRMED' ? row.takedownOn : null }
  await context.tables.storeEvents.put({
    ...newRow(context),
    releaseId: row.releaseId,
    storeId: row.storeId,
    submissionId: row.id,
    event,
    userId: caller?.user.id ?? null,
    userName: caller === null ? null : displayName(caller.user),
    from: from?.status ?? null,
    to: to?.status ?? null,
    reason: happened.reason === undefined ? (said?.reason ?? null) : happened.reason,
    date: said?.date ?? null,
    snapshotId: row.snapshotId,
    answers: event === 'SUBMITTED' || event === 'UPDATE_SUBMITTED' ? row.answers : [],
  })
}

/** What happened last to a submission, or when such an event last did; undefined where nothing was recorded. */
export const lastStoreEvent = async (
  { tables }: Pick<Context, 'tables'>,
  submissionId: string,
  event?: ReleaseEvent,
): Promise<StoreEventRow | undefined> => {
  const events = await tables.storeEvents.where({ is: { submissionId, ...(event !== undefined && { event }) } })
  return events.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)).at(-1)
}
