import type { Context } from '#mocks/context.ts'
import { changed, newRow } from '#mocks/db/changes.ts'
import { editsByRelease } from '#mocks/db/links.ts'
import type { EditRow, ReleaseRow } from '#mocks/db/rows.ts'
import type { Caller } from '#mocks/session.ts'

/** A form saves as one types: what the same person changes without leaving it is told as one edit. */
const SITTING_MS = 10 * 60_000
const ALWAYS = new Set(['revision', 'updatedAt'])

const differing = (before: ReleaseRow, row: ReleaseRow): string[] => {
  const old = new Map<string, unknown>(Object.entries(before))
  const isOther = ([field, value]: [string, unknown]) => JSON.stringify(old.get(field)) !== JSON.stringify(value)
  return Object.entries(row)
    .filter(isOther)
    .map(([field]) => field)
    .filter((field) => !ALWAYS.has(field))
}

const isSameSitting = (last: EditRow, { user }: Caller, now: Date): boolean =>
  last.userId === user.id && now.getTime() - Date.parse(last.updatedAt) < SITTING_MS

/** Notes down which fields somebody changed; a save that changed nothing is no edit. */
export const noteEdit = async (context: Context, caller: Caller, before: ReleaseRow, row: ReleaseRow) => {
  const fields = differing(before, row)
  if (fields.length === 0) return
  const { edits } = context.tables
  const [last] = editsByRelease(await edits.all(), row.id).toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
  if (last !== undefined && isSameSitting(last, caller, context.now))
    await edits.put(changed(context, last, { fields: [...new Set([...last.fields, ...fields])] }))
  else await edits.put({ ...newRow(context), releaseId: row.id, userId: caller.user.id, fields })
}
