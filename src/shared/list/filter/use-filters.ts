import type { ListFilter } from '#src/shared/list/filter/list-filter.ts'
import { organizationFilter } from '#src/shared/list/filter/common-filters.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'

/** The filters of a list that mean something to whoever looks at it. */
export const useFilters = (filters: readonly ListFilter[]): readonly ListFilter[] => {
  const seesAll = useCurrentUser()?.role === 'SUPERADMIN'
  return seesAll ? filters : filters.filter((filter) => filter !== organizationFilter)
}
