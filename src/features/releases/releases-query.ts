import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { listSearch, pageInput } from '#src/catalogue/lists/list-search.ts'
import { z } from '#src/contract/zod.ts'
import { RELEASE_FORMATS } from '#src/domain/release-format.ts'
import { RELEASE_STATUSES } from '#src/domain/status.ts'

export const releasesSearch = z.extend(listSearch(['title', 'format', 'consumerReleaseDate']), {
  format: z.catch(z.optional(z.enum(RELEASE_FORMATS)), undefined),
  status: z.catch(z.optional(z.enum(RELEASE_STATUSES)), undefined),
  organizationId: z.catch(z.optional(z.uuid()), undefined),
})
type ReleasesState = z.output<typeof releasesSearch>
export type ReleasesFilters = Partial<Pick<ReleasesState, 'format' | 'status' | 'organizationId'>>

export const releasesQuery = ({ format, status, organizationId, ...state }: ReleasesState) =>
  api.releases.list.queryOptions(
    { ...pageInput(state), format, status, organizationId },
    {
      meta: { offline: true },
      placeholderData: keepPreviousData,
      select: ({ releases, count }) => ({ rows: releases, count }),
    },
  )
