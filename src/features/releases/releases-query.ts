import { api } from '#src/api/client.ts'
import { z } from '#src/contract/zod.ts'
import { RELEASE_FORMATS } from '#src/domain/release/format.ts'
import { isMonth } from '#src/domain/release/release-month.ts'
import { DISPLAY_STATUSES, RELEASE_STAGES } from '#src/domain/submission/status.ts'
import { thisMonth } from '#src/i18n/today.ts'
import {
  EXPORT_ROWS,
  LIST_QUERY,
  idFilter,
  kindFilter,
  listSearchParams,
  pageInput,
} from '#src/shared/page/search-params.ts'

/** How many releases the list has of each stage. */
export const stagesQuery = api.releases.stages.queryOptions(undefined, { meta: { offline: true } })

/** How the releases can be shown besides as a list. */
export const RELEASE_LAYOUTS = ['covers', 'calendar'] as const

export const releasesSearch = z.extend(listSearchParams(['title', 'format', 'consumerReleaseDate']), {
  format: kindFilter(RELEASE_FORMATS),
  status: kindFilter(DISPLAY_STATUSES),
  stage: kindFilter(RELEASE_STAGES),
  artistId: idFilter,
  labelId: idFilter,
  organizationId: idFilter,
  view: kindFilter(RELEASE_LAYOUTS),
  /** The month of the calendar; this one, when there is none. */
  month: z.catch(z.optional(z.string().check(z.refine(isMonth))), undefined),
})
type ReleasesState = z.output<typeof releasesSearch>

/**
 * The input of the API. The list is filtered by the statuses that it shows; a month comes in as few calls as the API
 * allows: one.
 */
export const releasesInput = ({ view, month = thisMonth(), status, ...state }: ReleasesState, perPage?: number) => ({
  ...(view === 'calendar'
    ? { ...pageInput({ ...state, page: 1 }, EXPORT_ROWS), releaseMonth: month }
    : pageInput(state, perPage)),
  ...(status === undefined ? {} : { displayStatus: status }),
})

export const releasesQuery = (state: ReleasesState) =>
  api.releases.list.queryOptions(releasesInput(state), {
    // The releases of the month before must not be shown in this one.
    ...(state.view === 'calendar' ? { meta: LIST_QUERY.meta } : LIST_QUERY),
    select: ({ releases, count }) => ({ rows: releases, count }),
  })
