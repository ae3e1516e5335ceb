import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { idFilter, kindFilter, listSearchParams, pageInput } from '#src/shared/list/search-params/list-search-params.ts'
import { z } from '#src/contract/zod.ts'
import { ENTITY_STATUSES } from '#src/domain/access/activation.ts'

export const artistsSearch = z.extend(listSearchParams(['name', 'country', 'status']), {
  status: kindFilter(ENTITY_STATUSES),
  labelId: idFilter,
  organizationId: idFilter,
})
export type ArtistsState = z.output<typeof artistsSearch>

export const artistsQuery = (state: ArtistsState) =>
  api.artists.list.queryOptions(pageInput(state), {
    meta: { offline: true },
    placeholderData: keepPreviousData,
    select: ({ artists, count }) => ({ rows: artists, count }),
  })

export const artistQuery = (artistId: string) => api.artists.get.queryOptions({ artistId }, { meta: { offline: true } })
