import { organizationFilter, statusFilter } from '#src/shared/list/filter/common-filters.ts'

export const labelFilters = [statusFilter, organizationFilter]
