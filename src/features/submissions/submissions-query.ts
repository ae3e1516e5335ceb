import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { z } from '#src/contract/zod.ts'
import { LIST_DEFAULTS } from '#src/domain/navigation/list-defaults.ts'
import { DELIVERY_STATUSES, isUndecided, SUBMISSION_STATUSES } from '#src/domain/submission/status.ts'
import { listSearchParams } from '#src/shared/page/search-params.ts'

/** Five rows a page (catalogue-9). */
export const SUBMISSIONS_PER_PAGE = 5
export const SUBMISSIONS_DEFAULTS = { page: LIST_DEFAULTS.page, search: LIST_DEFAULTS.search } as const

/** In the address instead of an id, while a page that is still loading has none. */
const PAGE_ENDS = ['first', 'last'] as const

export const submissionsSearch = z.extend(z.pick(listSearchParams([]), { page: true, search: true }), {
  status: z.catch(z._default(z.enum(SUBMISSION_STATUSES), 'PENDING_APPROVAL'), 'PENDING_APPROVAL'),
  delivery: z.catch(z.optional(z.enum(DELIVERY_STATUSES)), undefined),
  organizationId: z.catch(z.optional(z.uuid()), undefined),
  /** Without it, a queue that waits for decisions begins with what has waited longest. */
  order: z.catch(z.optional(z.literal('releaseDate')), undefined),
  chosen: z.catch(z.optional(z.union([z.uuid(), z.enum(PAGE_ENDS)])), undefined),
})
export type SubmissionsState = z.output<typeof submissionsSearch>

/** By release date the next to come out is first; otherwise the longest wait, or the latest decision. */
const sortOf = ({ status, order }: Pick<SubmissionsState, 'status' | 'order'>) => {
  if (order === 'releaseDate') return { sortBy: 'consumerReleaseDate', sortDir: 'asc' } as const
  return isUndecided(status)
    ? ({ sortBy: 'waitingSince', sortDir: 'asc' } as const)
    : ({ sortBy: 'updatedAt', sortDir: 'desc' } as const)
}

type Filters = Omit<SubmissionsState, 'chosen'>
const typedSearch = (search: string) => (search.trim() === '' ? undefined : search.trim())

export const submissionsQuery = ({ search, order, ...filters }: Filters) =>
  api.submissions.queue.queryOptions(
    {
      ...filters,
      ...sortOf({ status: filters.status, order }),
      perPage: SUBMISSIONS_PER_PAGE,
      search: typedSearch(search),
    },
    { meta: { offline: true }, placeholderData: keepPreviousData },
  )

/** Others submit and decide meanwhile. */
export const QUEUE_REFRESH_MS = 60_000

/** How many releases came to the queue since it was listed. */
export const arrivalsQuery = ({ search, status, delivery, organizationId }: Filters, since: string | undefined) =>
  api.submissions.arrivals.queryOptions(
    { search: typedSearch(search), status, delivery, organizationId, since: since ?? '' },
    { enabled: since !== undefined && isUndecided(status), refetchInterval: QUEUE_REFRESH_MS },
  )
