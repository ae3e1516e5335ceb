import { useNavigate } from '@tanstack/react-router'
import { LIST_DEFAULTS, type ListChange } from '#src/catalogue/lists/list-search.ts'

/** Changes the list by changing the address, so that back, reload and a shared link show the same. */
export const useListChange = () => {
  const navigate = useNavigate()
  return (change: ListChange) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...change }), resetScroll: false })
}

/** The same for what narrows a list, which then begins at its first page. */
export const useFilterChange = () => {
  const navigate = useNavigate()
  return (filters: object) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, ...filters, page: LIST_DEFAULTS.page }),
      resetScroll: false,
    })
}
