import type { DeliveryStatus, SubmissionStatus } from '#src/domain/submission/status.ts'

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
