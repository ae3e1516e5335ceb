import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { idFilter, listSearchParams, pageInput } from '#src/shared/list/search-params/list-search-params.ts'
import { z } from '#src/contract/zod.ts'

export const peopleSearch = z.extend(listSearchParams(['name']), {
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
