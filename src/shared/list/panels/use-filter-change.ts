import { useNavigate } from '@tanstack/react-router'
import { LIST_DEFAULTS } from '#src/shared/list/search-params/list-search-params.ts'

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
