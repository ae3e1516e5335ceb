import type { Sought } from '#src/catalogue/lists/list-filter.ts'
import { useOrganizations } from '#src/catalogue/pickers/use-organizations.ts'
import { useArtistSearch, useLabelSearch } from '#src/catalogue/searches.ts'
import type { UseOptions } from '#src/ui/option.ts'

export const SEARCHES: Record<Sought, UseOptions> = {
  artists: useArtistSearch,
  labels: useLabelSearch,
  organizations: useOrganizations,
}
