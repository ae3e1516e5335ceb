import { keepPreviousData } from '@tanstack/react-query'
import { stringifySearchWith } from '@tanstack/react-router'
import { z } from '#src/contract/zod.ts'
import { PER_PAGE_MAX, SEARCH_MAX } from '#src/domain/limits.ts'
import { LIST_DEFAULTS, PAGE_SIZES, type PageSize } from '#src/domain/navigation/list-defaults.ts'

/** A number in an address is text; in a link it may be a number. */
const numberParam = z.pipe(z.union([z.number(), z.string()]), z.transform(Number))
export const flagParam = z.pipe(
  z.literal([true, 'true']),
  z.transform((): true => true),
)

/** A list is persisted for offline, and shows the previous page while the next is fetched. */
export const LIST_QUERY = { meta: { offline: true }, placeholderData: keepPreviousData } as const
/** The rows of one call of an export: as many as the API allows. */
export const EXPORT_ROWS = PER_PAGE_MAX
const COLUMNS_MAX = 200

const searchText = z.pipe(
  z.string(),
  // What nobody can type finds nothing, and the API refuses it.
  z.transform((value) => value.replace(/\p{Cc}/gu, '').slice(0, SEARCH_MAX)),
)

/** The search param of a filter by kind, or by another entity; an invalid value is no filter. */
export const kindFilter = <const V extends readonly string[]>(values: V) =>
  z.catch(z.optional(z.enum(values)), undefined)
export const idFilter = z.catch(z.optional(z.uuid()), undefined)

/**
 * The state of a list in the address; an invalid value is the default. The router hands on what else is in the address, so a
 * route parses its search params again before they become the input of a call. `sorts` are the orders of the API; `perPage` is the
 * default page size of the list.
 */
export const listSearchParams = (sorts: readonly string[], perPage: PageSize = LIST_DEFAULTS.perPage) => {
  const known = new Set([...sorts, LIST_DEFAULTS.sortBy])
  const sort = z.string().check(z.refine((value) => known.has(value)))
  const columns = z.string().check(z.maxLength(COLUMNS_MAX))
  return z.object({
    page: z.catch(z._default(z.pipe(numberParam, z.int().check(z.minimum(1))), LIST_DEFAULTS.page), LIST_DEFAULTS.page),
    perPage: z.catch(z._default(z.pipe(numberParam, z.literal(PAGE_SIZES)), perPage), perPage),
    search: z.catch(z._default(searchText, LIST_DEFAULTS.search), LIST_DEFAULTS.search),
    sortBy: z.catch(z._default(sort, LIST_DEFAULTS.sortBy), LIST_DEFAULTS.sortBy),
    sortDir: z.catch(z._default(z.enum(['asc', 'desc']), LIST_DEFAULTS.sortDir), LIST_DEFAULTS.sortDir),
    columns: z.catch(z._default(columns, LIST_DEFAULTS.columns), LIST_DEFAULTS.columns),
  })
}
export type ListState = z.output<ReturnType<typeof listSearchParams>>
export type ListChange = Partial<ListState>

/** The input of the API: the state of the list without its layout. */
export const pageInput = <S extends ListState>({ columns: _columns, search, ...asked }: S, perPage?: number) => ({
  ...asked,
  ...(perPage === undefined ? {} : { perPage }),
  ...(search.trim() === '' ? {} : { search: search.trim() }),
})

/** The sort after a press on a header: ascending first, then descending. */
export const nextSort = (state: Pick<ListState, 'sortBy' | 'sortDir'>, sortBy: string): ListChange => ({
  page: LIST_DEFAULTS.page,
  sortBy,
  sortDir: state.sortBy === sortBy && state.sortDir === 'asc' ? 'desc' : 'asc',
})

/** The page of a list within a page; the first one is not in the address. */
export const pageParam = z.catch(z.optional(z.pipe(numberParam, z.int().check(z.minimum(1)))), undefined)

/** The address holds whether an entity is being edited, so that back ends the edit and a reload keeps it. */
export const editSearchParams = z.object({ edit: z.catch(z.optional(flagParam), undefined) })

/** Every value stays text, as in the address. The schema of the route converts it. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

export const stringifySearch = stringifySearchWith(JSON.stringify)
