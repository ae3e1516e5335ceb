import { labelFilter, organizationFilter, statusFilter } from '#src/shared/list/filter/common-filters.ts'

export const artistFilters = [statusFilter, labelFilter, organizationFilter]
