import type { ListFilter } from '#src/shared/list/filter/list-filter.ts'
import { artistFilter, labelFilter, organizationFilter } from '#src/shared/list/filter/common-filters.ts'
import { RELEASE_FORMATS } from '#src/domain/release/release-format.ts'
import { RELEASE_STATUSES } from '#src/domain/status.ts'

export const releaseFilters: ListFilter[] = [
  {
    name: 'format',
    header: 'format',
    everything: 'everyFormat',
    kinds: RELEASE_FORMATS.map((value) => ({ value, text: `format.${value}` as const })),
  },
  {
    name: 'status',
    header: 'status',
    everything: 'everyStatus',
    kinds: RELEASE_STATUSES.map((value) => ({ value, text: `releaseStatus.${value}` as const })),
  },
  artistFilter,
  labelFilter,
  organizationFilter,
]
