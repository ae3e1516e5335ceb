import type { Context } from '#backend/context.ts'
import { nameOfUser } from '#backend/references.ts'
import type { Caller } from '#backend/session.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'
import { displayName } from '#src/domain/contact/person-name.ts'

/** Since when a submission has the status that it is given now, and by whom. */
export const statusSince = ({ now }: Pick<Context, 'now'>, { user }: Caller) => ({
  statusAt: now.toISOString(),
  statusBy: user.id,
  statusByName: displayName(user),
})

/** Who gave a submission its status, as they were named then; where that was not recorded, as they are now. */
export const statusGiverOf = async (
  context: Context,
  { statusBy, statusByName }: Pick<SubmissionRow, 'statusBy' | 'statusByName'>,
): Promise<string | null> => statusByName ?? nameOfUser(context, statusBy)
