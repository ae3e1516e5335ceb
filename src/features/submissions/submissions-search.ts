import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { SEARCH_MAX } from '#src/contract/resource.ts'
import { z } from '#src/contract/zod.ts'
import { DELIVERY_STATUSES, SUBMISSION_STATUSES } from '#src/domain/status.ts'

/** Five rows a page, as the spec has it. */
const PER_PAGE = 5

export const submissionsSearch = z.object({
  status: z.catch(z._default(z.enum(SUBMISSION_STATUSES), 'PENDING_APPROVAL'), 'PENDING_APPROVAL'),
  delivery: z.catch(z.optional(z.enum(DELIVERY_STATUSES)), undefined),
  organizationId: z.catch(z.optional(z.uuid()), undefined),
  search: z.catch(z._default(z.string().check(z.maxLength(SEARCH_MAX)), ''), ''),
  page: z.catch(z._default(z.int().check(z.minimum(1)), 1), 1),
  chosen: z.catch(z.optional(z.uuid()), undefined),
})
export type SubmissionsSearch = z.output<typeof submissionsSearch>

export const submissionsQuery = ({ chosen: _chosen, ...filters }: SubmissionsSearch) =>
  api.submissions.list.queryOptions(
    { ...filters, perPage: PER_PAGE },
    {
      placeholderData: keepPreviousData,
      select: ({ items, totalItems }) => ({ items, pages: Math.max(1, Math.ceil(totalItems / PER_PAGE)), totalItems }),
    },
  )
