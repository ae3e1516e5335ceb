import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { type ListState, listSearch, pageInput } from '#src/catalogue/lists/list-search.ts'

export const organizationsSearch = listSearch(['name', 'city', 'status'])

export const organizationsQuery = (state: ListState) =>
  api.organizations.list.queryOptions(pageInput(state), {
    meta: { offline: true },
    placeholderData: keepPreviousData,
    select: ({ orgs, count }) => ({ rows: orgs, count }),
  })

export const organizationQuery = (organizationId: string) =>
  api.organizations.get.queryOptions({ organizationId }, { meta: { offline: false } })
