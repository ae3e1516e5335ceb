import { PER_PAGE_MAX, SEARCH_MAX } from '#src/contract/resource.ts'
import { z } from '#src/contract/zod.ts'

/** Where every list begins: newest first. What equals these does not stand in the address. */
export const LIST_DEFAULTS = { page: 1, search: '', sortBy: 'createdAt', sortDir: 'desc' } as const
export const ROWS_PER_PAGE = 10
/** As many as one call may ask for: a sheet wants them all. */
export const EXPORT_ROWS = PER_PAGE_MAX

/** An address that somebody typed may hold a barcode, which the router reads as a number. */
const words = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value) => String(value).slice(0, SEARCH_MAX)),
)

/** The state of a list in the address; what makes no sense there is the default. `sorts` are the orders the API knows. */
export const listSearch = (sorts: readonly string[]) => {
  const known = new Set([...sorts, LIST_DEFAULTS.sortBy])
  const sort = z.string().check(z.refine((value) => known.has(value)))
  return z.object({
    page: z.catch(z._default(z.int().check(z.minimum(1)), LIST_DEFAULTS.page), LIST_DEFAULTS.page),
    search: z.catch(z._default(words, LIST_DEFAULTS.search), LIST_DEFAULTS.search),
    sortBy: z.catch(z._default(sort, LIST_DEFAULTS.sortBy), LIST_DEFAULTS.sortBy),
    sortDir: z.catch(z._default(z.enum(['asc', 'desc']), LIST_DEFAULTS.sortDir), LIST_DEFAULTS.sortDir),
  })
}
export type ListState = z.output<ReturnType<typeof listSearch>>
export type ListChange = Partial<ListState>

/** What the API is asked for. */
export const pageInput = ({ page, search, sortBy, sortDir }: ListState, perPage = ROWS_PER_PAGE) => ({
  page,
  perPage,
  sortBy,
  sortDir,
  ...(search.trim() === '' ? {} : { search: search.trim() }),
})

/** A header pressed: the column's own order first, then the other way round. */
export const nextSort = (state: Pick<ListState, 'sortBy' | 'sortDir'>, sortBy: string): ListChange => ({
  page: LIST_DEFAULTS.page,
  sortBy,
  sortDir: state.sortBy === sortBy && state.sortDir === 'asc' ? 'desc' : 'asc',
})
