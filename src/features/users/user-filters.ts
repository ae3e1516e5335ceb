import { organizationFilter, statusFilter } from '#src/catalogue/lists/shared-filters.ts'

export const userFilters = [statusFilter, organizationFilter]
