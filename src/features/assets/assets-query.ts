import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { type ListState, listSearch, pageInput } from '#src/catalogue/lists/list-search.ts'

export const assetsSearch = listSearch(['title', 'isrc'])

export const assetsQuery = (state: ListState) =>
  api.assets.list.queryOptions(pageInput(state), {
    meta: { offline: true },
    placeholderData: keepPreviousData,
    select: ({ assets, count }) => ({ rows: assets, count }),
  })
