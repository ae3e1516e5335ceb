import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { type ListState, listSearch, pageInput } from '#src/catalogue/lists/list-search.ts'

export const artistsSearch = listSearch(['name', 'country', 'status'])

export const artistsQuery = (state: ListState) =>
  api.artists.list.queryOptions(pageInput(state), {
    meta: { offline: true },
    placeholderData: keepPreviousData,
    select: ({ artists, count }) => ({ rows: artists, count }),
  })

export const artistQuery = (artistId: string) => api.artists.get.queryOptions({ artistId }, { meta: { offline: true } })
