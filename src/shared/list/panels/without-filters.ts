import type { ListFilter } from '#src/shared/list/filter/list-filter.ts'

/** The change of the address that lets everything through again. */
export const withoutFilters = (filters: readonly ListFilter[]): Record<string, undefined> =>
  Object.fromEntries(filters.map(({ name }) => [name, undefined]))
