import { day, id, instant, requiredText } from '#src/contract/shared-schemas.ts'
import { z } from '#src/contract/zod.ts'
import { REASON_ANSWER_MAX } from '#src/domain/limits.ts'
import { DELIVERY_STATUSES, SUBMISSION_KINDS, SUBMISSION_STATUSES } from '#src/domain/submission/status.ts'

/** Why a release is to leave a store, and from which day on; null for as soon as possible. */
export const takedownRequest = z.object({ reason: z.string(), date: z.nullable(day) })
/** Why a member leaves as it is what a reviewer asked to change; the reason as its mark. */
export const reasonAnswer = z.object({ reason: requiredText(), text: requiredText(REASON_ANSWER_MAX) })

/** One store's decision, as the release shows it. */
export const releaseSubmission = z.object({
  id,
  storeId: id,
  /** What the label asked for last. */
  kind: z.enum(SUBMISSION_KINDS),
  status: z.enum(SUBMISSION_STATUSES),
  /** Since when it has this status, and who gave it; null where that was not recorded. */
  statusAt: z.nullable(instant),
  statusBy: z.nullable(z.string()),
  delivery: z.nullable(z.enum(DELIVERY_STATUSES)),
  reason: z.nullable(z.string()),
  takedown: z.nullable(takedownRequest),
  /** The day from which on a confirmed takedown counts; until then the store keeps the release. */
  takedownOn: z.nullable(day),
  /** The first day on which it comes out at this store, as it was approved; null where that was not recorded. */
  liveFrom: z.nullable(day),
  /** What was submitted, and what was approved for this store last; null where no snapshot was taken. */
  snapshotId: z.nullable(id),
  approvedSnapshotId: z.nullable(id),
  createdAt: instant,
  updatedAt: instant,
  /** What the reviewer asked to change, as marks of reasons, and whether it has been since; where one did. */
  requestedChanges: z.optional(z.array(z.object({ reason: z.string(), isDone: z.boolean() }))),
  /** What the member answered when the release was submitted again. */
  answers: z.optional(z.array(reasonAnswer)),
})
export type ReleaseSubmission = z.output<typeof releaseSubmission>
