import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { type ListState, listSearch, pageInput } from '#src/catalogue/lists/list-search.ts'

export const labelsSearch = listSearch(['name', 'status'])

export const labelsQuery = (state: ListState) =>
  api.labels.list.queryOptions(pageInput(state), {
    meta: { offline: true },
    placeholderData: keepPreviousData,
    select: ({ labels, count }) => ({ rows: labels, count }),
  })

export const labelQuery = (labelId: string) => api.labels.get.queryOptions({ labelId }, { meta: { offline: true } })
