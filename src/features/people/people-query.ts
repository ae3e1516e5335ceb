import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { idFilter, listSearch, pageInput } from '#src/catalogue/lists/list-search.ts'
import { z } from '#src/contract/zod.ts'

export const peopleSearch = z.extend(listSearch(['name']), {
  organizationId: idFilter,
})
export type PeopleState = z.output<typeof peopleSearch>

export const peopleQuery = (state: PeopleState) =>
  api.people.list.queryOptions(pageInput(state), {
    meta: { offline: true },
    placeholderData: keepPreviousData,
    select: ({ people, count }) => ({ rows: people, count }),
  })

export const personQuery = (personId: string) => api.people.get.queryOptions({ personId }, { meta: { offline: true } })
