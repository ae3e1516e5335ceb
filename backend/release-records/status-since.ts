import type { Context } from '#backend/context.ts'
import { nameOfUser } from '#backend/references.ts'
import { lastStoreEvent } from '#backend/release-records/store-events.ts'
import type { Caller } from '#backend/session.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'
import { displayName } from '#src/domain/contact/person-name.ts'
import type { ReleaseEvent } from '#src/domain/release/history.ts'

/** Since when a submission has the status that it is given now, and by whom. */
export const statusSince = ({ now }: Pick<Context, 'now'>, { user }: Caller) => ({
  statusAt: now.toISOString(),
  statusBy: user.id,
  statusByName: displayName(user),
})

/**
 * Since when a decision holds again that held before something was asked of the store, and whose it is: whoever takes a
 * request back, or grants it for a later day, has approved nothing. All null where it was not recorded.
 */
export const statusSinceEvent = async (
  context: Pick<Context, 'tables'>,
  { id }: Pick<SubmissionRow, 'id'>,
  event: ReleaseEvent,
) => {
  const decision = await lastStoreEvent(context, id, event)
  const { createdAt = null, userId = null, userName = null } = decision ?? {}
  return { statusAt: createdAt, statusBy: userId, statusByName: userName }
}

/** Who gave a submission its status, as they were named then; where that was not recorded, as they are now. */
export const statusGiverOf = async (
  context: Context,
  { statusBy, statusByName }: Pick<SubmissionRow, 'statusBy' | 'statusByName'>,
): Promise<string | null> => statusByName ?? nameOfUser(context, statusBy)
