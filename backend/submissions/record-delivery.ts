import type { ReleaseEvent } from '#src/domain/release/history.ts'
import type { DeliveryStatus } from '#src/domain/submission/status.ts'
import type { WriteContext } from '#backend/context.ts'
import { changed } from '#backend/rows.ts'
import { noteEvent } from '#backend/release-records/store-events.ts'
import { submitted } from '#backend/submissions/view.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'

/** How far the distribution service is with a delivery; of a failed one its error. */
export type DeliveryNews = { delivery: DeliveryStatus; reason?: string }

const EVENTS: Record<DeliveryStatus, ReleaseEvent> = {
  PENDING: 'DELIVERY_SENT',
  PROCESSED: 'DELIVERY_ACCEPTED',
  ERROR: 'DELIVERY_FAILED',
}

/** Writes down what the distribution service says of a delivery. Nothing is delivered of what is not approved. */
export const recordDelivery = async (
  context: Pick<WriteContext, 'now' | 'tables'>,
  submissionId: string,
  { delivery, reason }: DeliveryNews,
): Promise<SubmissionRow> => {
  const { row: from } = await submitted(context, submissionId)
  if (from.delivery === null || from.status === 'TAKEN_DOWN') return from
  // Why a takedown or an update was refused is still so.
  const left = from.status === 'APPROVED' ? (reason ?? null) : from.reason
  const to = await context.tables.submissions.put(changed(context, from, { delivery, reason: left }))
  await noteEvent(context, null, { event: EVENTS[delivery], from, to, reason: reason ?? null })
  return to
}
