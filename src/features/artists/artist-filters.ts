import { labelFilter, organizationFilter, statusFilter } from '#src/catalogue/lists/shared-filters.ts'

export const artistFilters = [statusFilter, labelFilter, organizationFilter]
