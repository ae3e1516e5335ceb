import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { type ListState, listSearch, pageInput } from '#src/catalogue/lists/list-search.ts'

export const releasesSearch = listSearch(['title', 'consumerReleaseDate'])

export const releasesQuery = (state: ListState) =>
  api.releases.list.queryOptions(pageInput(state), {
    meta: { offline: true },
    placeholderData: keepPreviousData,
    select: ({ releases, count }) => ({ rows: releases, count }),
  })
