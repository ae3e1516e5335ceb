import { useNavigate } from '@tanstack/react-router'
import type lists from '#locales/en/lists.json'
import { ENTITY_STATUSES } from '#src/domain/access/activation.ts'
import { LIST_DEFAULTS } from '#src/domain/navigation/list-defaults.ts'

/** Entities that a list can be filtered by. */
export type FilterEntity = 'artists' | 'labels' | 'organizations'
type KindText =
  | `active.${keyof typeof lists.active}`
  | `format.${keyof typeof lists.format}`
  | `releaseStatus.${keyof typeof lists.releaseStatus}`
  | `stage.${keyof typeof lists.stage}`
export type KindOption = { value: string; text: KindText }

/** A filter of a list: by a few kinds, or by another entity. `name` is its search param. */
export type ListFilter = {
  name: string
  header: keyof typeof lists.column
  /** Only super administrators see rows of more than one organization. */
  onlyForSuperadmin?: boolean
  /** The text shown while the filter is not set. */
  everything: 'everyArtist' | 'everyFormat' | 'everyLabel' | 'everyOrganization' | 'everyStage' | 'everyStatus'
} & ({ kinds: readonly KindOption[] } | { entity: FilterEntity })

type ActiveFilter = { filter: ListFilter; value: string }

/** The filters that are set in the address. */
export const activeFilters = (filters: readonly ListFilter[], state: object): ActiveFilter[] => {
  const values = new Map<string, unknown>(Object.entries(state))
  return filters.flatMap((filter) => {
    const value = values.get(filter.name)
    return typeof value === 'string' ? [{ filter, value }] : []
  })
}

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

/** Members see one organization at a time, so they have no such filter (catalogue-6). */
export const organizationFilter: ListFilter = {
  onlyForSuperadmin: true,
  name: 'organizationId',
  header: 'organization',
  everything: 'everyOrganization',
  entity: 'organizations',
}

/** The search params that clear all filters. */
export const withoutFilters = (filters: readonly ListFilter[]): Record<string, undefined> =>
  Object.fromEntries(filters.map(({ name }) => [name, undefined]))

/** Changes filters in the address and returns to the first page. */
export const useFilterChange = () => {
  const navigate = useNavigate()
  return (filters: object) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, ...filters, page: LIST_DEFAULTS.page }),
      resetScroll: false,
    })
}
