import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { type ListState, listSearch, pageInput } from '#src/catalogue/lists/list-search.ts'

export const usersSearch = listSearch(['lastName', 'email', 'status'])

export const usersQuery = (state: ListState) =>
  api.users.list.queryOptions(pageInput(state), {
    meta: { offline: false },
    placeholderData: keepPreviousData,
    select: ({ users, count }) => ({ rows: users, count }),
  })

export const userQuery = (userId: string) => api.users.get.queryOptions({ userId }, { meta: { offline: false } })
