import { useNavigate } from '@tanstack/react-router'
import type { ListChange } from '#src/shared/list/search-params/list-search-params.ts'

/** Changes the list by changing the address, so that back, reload and a shared link show the same. */
export const useListChange = () => {
  const navigate = useNavigate()
  return (change: ListChange) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...change }), resetScroll: false })
}
