import type { FilterEntity } from '#src/shared/list/filter/list-filter.ts'
import { useOrganizationSearch } from '#src/shared/picker/use-organization-search.ts'
import { useArtistSearch, useLabelSearch } from '#src/shared/picker/entity-searches.ts'
import type { UseOptions } from '#src/ui/option.ts'

export const FILTER_SEARCHES: Record<FilterEntity, UseOptions> = {
  artists: useArtistSearch,
  labels: useLabelSearch,
  organizations: useOrganizationSearch,
}
