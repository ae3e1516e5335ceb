import { organizationFilter, statusFilter } from '#src/catalogue/lists/shared-filters.ts'

export const labelFilters = [statusFilter, organizationFilter]
