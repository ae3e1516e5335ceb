import type lists from '#locales/en/lists.json'
import { ENTITY_STATUSES } from '#src/domain/access/activation.ts'
import { useNavigate } from '@tanstack/react-router'
import { LIST_DEFAULTS } from '#src/shared/page/search-params.ts'

/** What can be found by its name, to show only what belongs to it. */
export type FilterEntity = 'artists' | 'labels' | 'organizations'
type KindText =
  | `active.${keyof typeof lists.active}`
  | `format.${keyof typeof lists.format}`
  | `releaseStatus.${keyof typeof lists.releaseStatus}`
export type KindOption = { value: string; text: KindText }

/** What narrows a list: one of a few kinds, or another entity. `name` is what it is called in the address. */
export type ListFilter = {
  name: string
  header: keyof typeof lists.column
  /** For a super administrator, who alone sees rows of more than one organization. */
  onlyForSuperadmin?: boolean
  /** What it says while it lets everything through. */
  everything: 'everyArtist' | 'everyFormat' | 'everyLabel' | 'everyOrganization' | 'everyStatus'
} & ({ kinds: readonly KindOption[] } | { entity: FilterEntity })

type ActiveFilter = { filter: ListFilter; value: string }

/** The filters that narrow the list as it stands in the address. */
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

/** Whoever sees one organization at a time has nothing to narrow (spec 2, section 6). */
export const organizationFilter: ListFilter = {
  onlyForSuperadmin: true,
  name: 'organizationId',
  header: 'organization',
  everything: 'everyOrganization',
  entity: 'organizations',
}

/** The change of the address that lets everything through again. */
export const withoutFilters = (filters: readonly ListFilter[]): Record<string, undefined> =>
  Object.fromEntries(filters.map(({ name }) => [name, undefined]))

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
