import type { ListFilter } from '#src/catalogue/lists/list-filter.ts'
import { organizationFilter } from '#src/catalogue/lists/shared-filters.ts'
import { useUser } from '#src/catalogue/viewer.ts'

/** The filters of a list that mean something to whoever looks at it. */
export const useFilters = (filters: readonly ListFilter[]): readonly ListFilter[] => {
  const seesAll = useUser()?.role === 'SUPERADMIN'
  return seesAll ? filters : filters.filter((filter) => filter !== organizationFilter)
}
