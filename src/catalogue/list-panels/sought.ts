import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import type { Sought } from '#src/catalogue/lists/list-filter.ts'
import { useArtistSearch, useLabelSearch } from '#src/catalogue/searches.ts'
import { PER_PAGE_MAX } from '#src/contract/resource.ts'
import type { UseOptions } from '#src/ui/option.ts'

/** Up to a hundred to begin with (spec 2, section 9); a text finds those beyond. */
const useOrganizationSearch: UseOptions = (search) => {
  const isAsked = search !== ''
  const first = useQuery(
    api.organizations.list.queryOptions(
      { page: 1, perPage: PER_PAGE_MAX, sortBy: 'name', sortDir: 'asc' },
      { enabled: !isAsked },
    ),
  )
  const found = useQuery(
    api.searches.organizations.queryOptions({ search }, { enabled: isAsked, placeholderData: keepPreviousData }),
  )
  const { error, isFetching } = isAsked ? found : first
  return { options: (isAsked ? found.data : first.data?.orgs) ?? [], isPending: isFetching, error }
}

export const SEARCHES: Record<Sought, UseOptions> = {
  artists: useArtistSearch,
  labels: useLabelSearch,
  organizations: useOrganizationSearch,
}

/** The address knows something by its id; the search, which finds by id too, gives the name back. */
export const useSought = (sought: Sought, id: string | null) => {
  const { data, isPending } = useQuery(
    api.searches[sought].queryOptions({ search: id ?? '' }, { enabled: id !== null }),
  )
  return { name: data?.find((option) => option.id === id)?.name, isPending }
}
