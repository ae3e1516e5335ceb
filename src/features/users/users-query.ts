import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { idFilter, kindFilter, listSearchParams, pageInput } from '#src/shared/list/search-params/list-search-params.ts'
import { z } from '#src/contract/zod.ts'
import { ENTITY_STATUSES } from '#src/domain/access/activation.ts'

export const usersSearch = z.extend(listSearchParams(['lastName', 'email', 'status']), {
  status: kindFilter(ENTITY_STATUSES),
  organizationId: idFilter,
})
export type UsersState = z.output<typeof usersSearch>

export const usersQuery = (state: UsersState) =>
  api.users.list.queryOptions(pageInput(state), {
    meta: { offline: true },
    placeholderData: keepPreviousData,
    select: ({ users, count }) => ({ rows: users, count }),
  })

export const userQuery = (userId: string) => api.users.get.queryOptions({ userId }, { meta: { offline: true } })
