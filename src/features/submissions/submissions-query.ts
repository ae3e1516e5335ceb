import { keepPreviousData } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { LIST_DEFAULTS } from '#src/domain/navigation/list-defaults.ts'
import { listSearchParams } from '#src/shared/page/search-params.ts'
import { z } from '#src/contract/zod.ts'
import {
  DELIVERY_STATUSES,
  type DeliveryStatus,
  SUBMISSION_STATUSES,
  type SubmissionStatus,
} from '#src/domain/submission/status.ts'

/** Five rows a page (spec 2, section 9). */
export const SUBMISSIONS_PER_PAGE = 5
export const SUBMISSIONS_DEFAULTS = { page: LIST_DEFAULTS.page, search: LIST_DEFAULTS.search } as const

/** In the address instead of an id, while a page that is still loading has none. */
const PAGE_ENDS = ['first', 'last'] as const

export const submissionsSearch = z.extend(z.pick(listSearchParams([]), { page: true, search: true }), {
  status: z.catch(z._default(z.enum(SUBMISSION_STATUSES), 'PENDING_APPROVAL'), 'PENDING_APPROVAL'),
  delivery: z.catch(z.optional(z.enum(DELIVERY_STATUSES)), undefined),
  organizationId: z.catch(z.optional(z.uuid()), undefined),
  chosen: z.catch(z.optional(z.union([z.uuid(), z.enum(PAGE_ENDS)])), undefined),
})
export type SubmissionsState = z.output<typeof submissionsSearch>

/** Pending submissions are listed from the oldest, decided ones from the latest. */
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

type View = { status: SubmissionStatus; delivery?: DeliveryStatus | undefined }

/** What a reviewer can list: the two that wait for a decision, then the outcomes. */
export const QUEUE_VIEWS = [
  'PENDING_APPROVAL',
  'PENDING_TAKEDOWN',
  'APPROVED',
  'APPROVED_PENDING',
  'APPROVED_PROCESSED',
  'APPROVED_ERROR',
  'REJECTED',
  'TAKEN_DOWN',
] as const
export type QueueView = (typeof QUEUE_VIEWS)[number]

const VIEWS: Record<QueueView, View> = {
  PENDING_APPROVAL: { status: 'PENDING_APPROVAL' },
  PENDING_TAKEDOWN: { status: 'PENDING_TAKEDOWN' },
  APPROVED: { status: 'APPROVED' },
  APPROVED_PENDING: { status: 'APPROVED', delivery: 'PENDING' },
  APPROVED_PROCESSED: { status: 'APPROVED', delivery: 'PROCESSED' },
  APPROVED_ERROR: { status: 'APPROVED', delivery: 'ERROR' },
  REJECTED: { status: 'REJECTED' },
  TAKEN_DOWN: { status: 'TAKEN_DOWN' },
}

/** The two filters of the address that make up a view. */
export const filtersOf = (view: QueueView) => ({
  status: VIEWS[view].status,
  delivery: VIEWS[view].delivery,
})

/** The view of an address; other combinations of filters show as their status. */
export const viewOf = ({ status, delivery }: View): QueueView =>
  QUEUE_VIEWS.find((view) => VIEWS[view].status === status && VIEWS[view].delivery === delivery) ?? status
