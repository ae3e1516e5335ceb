import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { kindFilter, listSearchParams, pageInput } from '#src/shared/list/search-params/list-search-params.ts'
import { z } from '#src/contract/zod.ts'
import { ENTITY_STATUSES } from '#src/domain/access/activation.ts'

export const organizationsSearch = z.extend(listSearchParams(['name', 'city', 'status']), {
  status: kindFilter(ENTITY_STATUSES),
})
export type OrganizationsState = z.output<typeof organizationsSearch>

export const organizationsQuery = (state: OrganizationsState) =>
  api.organizations.list.queryOptions(pageInput(state), {
    meta: { offline: true },
    placeholderData: keepPreviousData,
    select: ({ orgs, count }) => ({ rows: orgs, count }),
  })

export const organizationQuery = (organizationId: string) =>
  api.organizations.get.queryOptions({ organizationId }, { meta: { offline: true } })
