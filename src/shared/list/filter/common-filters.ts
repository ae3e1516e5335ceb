import type { ListFilter } from '#src/shared/list/filter/list-filter.ts'
import { ENTITY_STATUSES } from '#src/domain/status.ts'

export const statusFilter: ListFilter = {
  name: 'status',
  header: 'status',
  everything: 'everyStatus',
  kinds: ENTITY_STATUSES.map((value) => ({ value, text: `active.${value}` as const })),
}

export const artistFilter: ListFilter = {
  name: 'artistId',
  header: 'artist',
  everything: 'everyArtist',
  entity: 'artists',
}

export const labelFilter: ListFilter = {
  name: 'labelId',
  header: 'label',
  everything: 'everyLabel',
  entity: 'labels',
}

/** Whoever sees one organization at a time has nothing to narrow (spec 2, section 6). */
export const organizationFilter: ListFilter = {
  onlyForSuperadmin: true,
  name: 'organizationId',
  header: 'organization',
  everything: 'everyOrganization',
  entity: 'organizations',
}
