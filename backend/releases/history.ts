import dayjs from 'dayjs'
import type { ReleaseHistory } from '#src/contract/releases.ts'
import { EDIT_PAUSE_MINUTES } from '#src/domain/limits.ts'
import { latestEventOf } from '#src/domain/release/history.ts'
import { changed, newRow } from '#backend/rows.ts'
import type { Context, WriteContext } from '#backend/context.ts'
import type { Caller } from '#backend/session.ts'
import type { EditRow, ReleaseRow } from '#backend/tables/releases.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'

const ALWAYS = new Set(['revision', 'updatedAt'])

const differing = (before: ReleaseRow, row: ReleaseRow): string[] => {
  const old = new Map<string, unknown>(Object.entries(before))
  const isOther = ([field, value]: [string, unknown]) => JSON.stringify(old.get(field)) !== JSON.stringify(value)
  return Object.entries(row)
    .filter(isOther)
    .map(([field]) => field)
    .filter((field) => !ALWAYS.has(field))
}

const continuesEdit = (last: EditRow, { user }: Caller, now: Date): boolean =>
  last.userId === user.id && dayjs(now).diff(last.updatedAt, 'minute') < EDIT_PAUSE_MINUTES

/** Records which fields were changed; a save that changes nothing makes no entry. */
export const noteEdit = async (context: WriteContext, caller: Caller, before: ReleaseRow, row: ReleaseRow) => {
  const fields = differing(before, row)
  if (fields.length === 0) return
  const { edits } = context.tables
  const earlier = await edits.where({ is: { releaseId: row.id } })
  const [last] = earlier.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  if (last !== undefined && continuesEdit(last, caller, context.now))
    await edits.put(changed(context, last, { fields: [...new Set([...last.fields, ...fields])] }))
  else await edits.put({ ...newRow(context), releaseId: row.id, userId: caller.user.id, fields })
}

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

/** The reviewer is not named: reviewers act for one another. */
const submitted = async (context: Context, row: SubmissionRow): Promise<Entry[]> => {
  const { id, storeId, createdAt, createdBy, updatedAt, status, delivery } = row
  const shared = { fields: [], storeId }
  const by = await nameOf(context, createdBy)
  const event = latestEventOf({ status, delivery })
  return [
    { id, event: 'SUBMITTED', at: createdAt, by, ...shared },
    ...(event === null ? [] : [{ id, event, at: updatedAt, by: null, ...shared }]),
  ]
}

/** All that is known to have happened to a release, the latest first. */
export const releaseHistoryView = async (context: Context, release: ReleaseRow): Promise<ReleaseHistory> => {
  const own = { is: { releaseId: release.id } }
  const [edits, submissions] = await Promise.all([
    context.tables.edits.where(own),
    context.tables.submissions.where(own),
  ])
  const all = await Promise.all([
    created(context, release),
    ...edits.map((row) => edited(context, row)),
    ...submissions.map((row) => submitted(context, row)),
  ])
  return all
    .flat()
    .toReversed()
    .toSorted((a, b) => b.at.localeCompare(a.at))
}
