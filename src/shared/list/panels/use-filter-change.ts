import { useNavigate } from '@tanstack/react-router'
import { LIST_DEFAULTS } from '#src/shared/page/search-params.ts'
import type { ListFilter } from '#src/shared/list/list-filter.ts'

/** The change of the address that lets everything through again. */
export const withoutFilters = (filters: readonly ListFilter[]): Record<string, undefined> =>
  Object.fromEntries(filters.map(({ name }) => [name, undefined]))

/** Changes in the address what narrows a list, which then begins at its first page. */
export const useFilterChange = () => {
  const navigate = useNavigate()
  return (filters: object) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, ...filters, page: LIST_DEFAULTS.page }),
      resetScroll: false,
    })
}
