import { PER_PAGE_MAX } from '#src/domain/limits.ts'

/** The page sizes that can be chosen. */
export const PAGE_SIZES = [5, 10, 20, 50, PER_PAGE_MAX] as const
export type PageSize = (typeof PAGE_SIZES)[number]

/** The initial state of every list, newest first. Defaults are stripped from the address. */
export const LIST_DEFAULTS = {
  page: 1,
  perPage: 10,
  search: '',
  sortBy: 'createdAt',
  sortDir: 'desc',
  columns: '',
} as const

/** A page of assets has five rows (catalogue-9). */
export const ASSETS_DEFAULTS = { ...LIST_DEFAULTS, perPage: 5 } as const
