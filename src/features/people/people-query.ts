import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { type ListState, listSearch, pageInput } from '#src/catalogue/lists/list-search.ts'

export const peopleSearch = listSearch(['name'])

export const peopleQuery = (state: ListState) =>
  api.people.list.queryOptions(pageInput(state), {
    meta: { offline: true },
    placeholderData: keepPreviousData,
    select: ({ people, count }) => ({ rows: people, count }),
  })

export const personQuery = (personId: string) => api.people.get.queryOptions({ personId }, { meta: { offline: true } })
