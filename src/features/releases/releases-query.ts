import { DISPLAY_STATUSES } from '#src/domain/submission/status.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { idFilter, kindFilter, listSearchParams, pageInput } from '#src/shared/page/search-params.ts'
import { z } from '#src/contract/zod.ts'
import { RELEASE_FORMATS } from '#src/domain/release/format.ts'

export const releasesSearch = z.extend(listSearchParams(['title', 'format', 'consumerReleaseDate']), {
  format: kindFilter(RELEASE_FORMATS),
  status: kindFilter(DISPLAY_STATUSES),
  artistId: idFilter,
  labelId: idFilter,
  organizationId: idFilter,
})
type ReleasesState = z.output<typeof releasesSearch>

/** The input of the API: the list is filtered by the statuses that it shows. */
export const releasesInput = ({ status, ...state }: ReleasesState, perPage?: number) => ({
  ...pageInput(state, perPage),
  ...(status === undefined ? {} : { displayStatus: status }),
})

export const releasesQuery = (state: ReleasesState) =>
  api.releases.list.queryOptions(releasesInput(state), {
    meta: { offline: true },
    placeholderData: keepPreviousData,
    select: ({ releases, count }) => ({ rows: releases, count }),
  })
