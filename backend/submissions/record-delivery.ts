import type { WriteContext } from '#backend/context.ts'
import { lastStoreEvent, recordStoreEvent } from '#backend/release-records/store-events.ts'
import { changedRow } from '#backend/rows.ts'
import { getSubmission } from '#backend/submissions/view.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'
import type { ReleaseEvent } from '#src/domain/release/history.ts'
import type { DeliveryStatus } from '#src/domain/submission/status.ts'

/** How far the distribution service is with a delivery; of a failed one its error. */
export type DeliveryNews = { delivery: DeliveryStatus; reason?: string }

type Reading = Pick<WriteContext, 'now' | 'tables'>

const EVENTS: Record<DeliveryStatus, ReleaseEvent> = {
  PENDING: 'DELIVERY_SENT',
  PROCESSED: 'DELIVERY_ACCEPTED',
  ERROR: 'DELIVERY_FAILED',
}

/** Whether the submission is in this state already: services send the same message twice. */
const isKnown = async (context: Reading, { id, delivery }: SubmissionRow, news: DeliveryNews): Promise<boolean> => {
  if (delivery !== news.delivery) return false
  const last = await lastStoreEvent(context, id)
  return last?.event === EVENTS[news.delivery] && last.reason === (news.reason ?? null)
}

/**
 * Writes down what the distribution service says of a delivery. Nothing is delivered of what is not approved; and that
 * something was sent is no news once it is known what became of it.
 */
export const recordDelivery = async (
  context: Reading,
  submissionId: string,
  news: DeliveryNews,
): Promise<SubmissionRow> => {
  const { delivery, reason } = news
  const { row: from } = await getSubmission(context, submissionId)
  if (from.delivery === null || from.status === 'TAKEN_DOWN') return from
  if ((delivery === 'PENDING' && from.delivery !== 'PENDING') || (await isKnown(context, from, news))) return from
  // The reason of a refused takedown or update still applies.
  const left = from.status === 'APPROVED' ? (reason ?? null) : from.reason
  const to = await context.tables.submissions.put(changedRow(context, from, { delivery, reason: left }))
  await recordStoreEvent(context, null, { event: EVENTS[delivery], from, to, reason: reason ?? null })
  return to
}
