import type { ListFilter } from '#src/shared/list/filter/list-filter.ts'
import { artistFilter, organizationFilter } from '#src/shared/list/filter/common-filters.ts'
import { ASSET_FORMATS } from '#src/domain/release/release-format.ts'

/** Format, artist and organization (spec 2, section 2). */
export const assetFilters: ListFilter[] = [
  {
    name: 'format',
    header: 'format',
    everything: 'everyFormat',
    kinds: ASSET_FORMATS.map((value) => ({ value, text: `format.${value}` as const })),
  },
  artistFilter,
  organizationFilter,
]
