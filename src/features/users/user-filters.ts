import { organizationFilter, statusFilter } from '#src/shared/list/filter/common-filters.ts'

export const userFilters = [statusFilter, organizationFilter]
