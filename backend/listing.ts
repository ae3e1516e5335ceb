import { badField } from '#backend/refusal.ts'
import type { Declared } from '#backend/tables/define-table.ts'
import { EVERY, type Filter } from '#backend/tables/filter.ts'
import type { Sort } from '#backend/tables/table.ts'

type Asked = { sortBy?: string | undefined; sortDir?: Sort['direction'] | undefined }
const ALWAYS_SORTED = ['createdAt', 'updatedAt', 'id']

/** The order that a list is asked for; refused where the table declares none of that name. */
export const sortOf = <R>({ about: { sorts = {} } }: Declared<R>, { sortBy, sortDir }: Asked): Sort | undefined => {
  if (sortBy === undefined) return undefined
  if (!(sortBy in sorts) && !ALWAYS_SORTED.includes(sortBy)) throw badField('sortBy', 'BAD_REQUEST')
  return { by: sortBy, direction: sortDir ?? 'asc' }
}

export const foundBy = (search: string | undefined): Filter<object> =>
  search === undefined ? EVERY : { found: { search } }
