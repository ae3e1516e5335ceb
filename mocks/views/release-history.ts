import type { ReleaseHistory } from '#src/contract/releases.ts'
import { latestEventOf } from '#src/domain/release/history.ts'
import type { Context } from '#mocks/context.ts'
import { editsByRelease, submissionsByRelease } from '#mocks/db/links.ts'
import type { EditRow, ReleaseRow, SubmissionRow } from '#mocks/db/rows.ts'

type Entry = ReleaseHistory[number]

const nameOf = async ({ tables }: Context, userId: string | null): Promise<string | null> => {
  const user = userId === null ? undefined : await tables.users.get(userId)
  return user === undefined ? null : `${user.firstName} ${user.lastName}`.trim()
}

const created = async (context: Context, { id, createdAt, createdBy }: ReleaseRow): Promise<Entry> => ({
  id,
  event: 'CREATED',
  at: createdAt,
  by: await nameOf(context, createdBy),
  fields: [],
  storeId: null,
})

const edited = async (context: Context, { id, updatedAt, userId, fields }: EditRow): Promise<Entry> => ({
  id,
  event: 'CHANGED',
  at: updatedAt,
  by: await nameOf(context, userId),
  fields,
  storeId: null,
})

/** Who decided is not told: reviewers answer for one another. */
const submitted = async (context: Context, row: SubmissionRow): Promise<Entry[]> => {
  const { id, storeId, createdAt, createdBy, updatedAt, status } = row
  const shared = { fields: [], storeId }
  const by = await nameOf(context, createdBy)
  const event = latestEventOf(status)
  return [
    { id, event: 'SUBMITTED', at: createdAt, by, ...shared },
    ...(event === null ? [] : [{ id, event, at: updatedAt, by: null, ...shared }]),
  ]
}

/** All that is known to have happened to a release, the latest first. */
export const releaseHistoryView = async (context: Context, release: ReleaseRow): Promise<ReleaseHistory> => {
  const { edits, submissions } = context.tables
  const all = await Promise.all([
    created(context, release),
    ...editsByRelease(await edits.all(), release.id).map((row) => edited(context, row)),
    ...submissionsByRelease(await submissions.all(), release.id).map((row) => submitted(context, row)),
  ])
  return all
    .flat()
    .toReversed()
    .toSorted((a, b) => b.at.localeCompare(a.at))
}
