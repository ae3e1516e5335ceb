import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { LIST_DEFAULTS, listSearchParams } from '#src/shared/page/search-params.ts'
import { z } from '#src/contract/zod.ts'
import { DELIVERY_STATUSES, SUBMISSION_STATUSES, type SubmissionStatus } from '#src/domain/submission/status.ts'
import { ENDS } from '#src/features/submissions/queue-position.ts'

/** Five rows a page (spec 2, section 9). */
export const SUBMISSIONS_PER_PAGE = 5
export const SUBMISSIONS_DEFAULTS = { page: LIST_DEFAULTS.page, search: LIST_DEFAULTS.search } as const

export const submissionsSearch = z.extend(z.pick(listSearchParams([]), { page: true, search: true }), {
  status: z.catch(z._default(z.enum(SUBMISSION_STATUSES), 'PENDING_APPROVAL'), 'PENDING_APPROVAL'),
  delivery: z.catch(z.optional(z.enum(DELIVERY_STATUSES)), undefined),
  organizationId: z.catch(z.optional(z.uuid()), undefined),
  chosen: z.catch(z.optional(z.union([z.uuid(), z.enum(ENDS)])), undefined),
})
export type SubmissionsState = z.output<typeof submissionsSearch>

/** Who has waited longest comes first; of what is decided, the latest decision. */
const orderOf = (status: SubmissionStatus) =>
  status === 'PENDING_APPROVAL' || status === 'PENDING_TAKEDOWN'
    ? ({ sortBy: 'updatedAt', sortDir: 'asc' } as const)
    : ({ sortBy: 'updatedAt', sortDir: 'desc' } as const)

export const submissionsQuery = ({ search, ...filters }: Omit<SubmissionsState, 'chosen'>) =>
  api.submissions.list.queryOptions(
    {
      ...filters,
      ...orderOf(filters.status),
      perPage: SUBMISSIONS_PER_PAGE,
      search: search.trim() === '' ? undefined : search.trim(),
    },
    { meta: { offline: true }, placeholderData: keepPreviousData },
  )
