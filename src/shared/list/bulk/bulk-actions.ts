import { apiError } from '#src/api/errors.ts'
import { errorText } from '#src/api/error-text.ts'
import type { EntityStatus } from '#src/domain/access/activation.ts'

/** What an area can do with several of its entities; what it leaves out cannot be done. */
export type BulkActions = {
  toggle?: (ids: string[], status: EntityStatus) => Promise<unknown>
  remove?: (ids: string[]) => Promise<unknown>
}
export type Named = { id: string; name: string }
/** What became of each: the reason why not, in words. */
export type RefusedDeletion = Named & { reason: string }

const reasonOf = (error: unknown): string => {
  const names = apiError(error)?.dependents.map(({ name }) => name) ?? []
  return names.length === 0 ? errorText(error) : `${errorText(error)} (${names.join(', ')})`
}

/** All at once; when that is refused because of some, one by one, so that the others are not held up by them. */
export const removeMany = async (
  rows: readonly Named[],
  remove: (ids: string[]) => Promise<unknown>,
): Promise<RefusedDeletion[]> => {
  try {
    await remove(rows.map(({ id }) => id))
    return []
  } catch (error) {
    const isOfSome = apiError(error)?.code === 'PRECONDITION_FAILED' && rows.length > 1
    if (!isOfSome) return rows.map((row) => ({ ...row, reason: reasonOf(error) }))
  }
  const refused: RefusedDeletion[] = []
  for (const row of rows)
    await remove([row.id]).catch((error: unknown) => refused.push({ ...row, reason: reasonOf(error) }))
  return refused
}
