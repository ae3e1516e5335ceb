/** States of the entities (spec 2, section 4). */
export const SUBMISSION_STATUSES = [
  'PENDING_APPROVAL',
  'APPROVED',
  'REJECTED',
  'PENDING_TAKEDOWN',
  'TAKEN_DOWN',
] as const
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number]

/** What a label asks of a store: to take a release, to replace what it has, or to remove it (domain, section 11). */
export const SUBMISSION_KINDS = ['INSERT', 'UPDATE', 'TAKEDOWN'] as const
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number]

/** Of a release, from the decisions on its submissions. */
export const RELEASE_STATUSES = ['PENDING', 'APPROVED', 'REJECTED'] as const
export type ReleaseStatus = (typeof RELEASE_STATUSES)[number]

/** Of a release, as its label sees it: `displayStatusOf` says when which is true. */
export const DISPLAY_STATUSES = [
  'DRAFT',
  'IN_REVIEW',
  'APPROVED',
  'LIVE',
  'NEEDS_CHANGES',
  'TAKEDOWN_REQUESTED',
  'TAKEN_DOWN',
] as const
export type DisplayStatus = (typeof DISPLAY_STATUSES)[number]

/** What a label asks of its list first: `stageOf` says what waits for it, what waits for a reviewer, and what is out soon. */
export const RELEASE_STAGES = ['NEEDS_YOU', 'IN_REVIEW', 'OUT_SOON'] as const
export type ReleaseStage = (typeof RELEASE_STAGES)[number]

/** Of what was approved, on its way to the store. */
export const DELIVERY_STATUSES = ['PENDING', 'PROCESSED', 'ERROR'] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

type Confirmed = { status: SubmissionStatus; takedownOn?: string | null | undefined }

/** The day from which on a confirmed takedown counts; null for one that counts at once. Days are `YYYY-MM-DD`. */
export const takedownDayOf = (takedown: { date: string | null } | null, today: string): string | null =>
  takedown?.date != null && takedown.date > today ? takedown.date : null

/** Whether a takedown is confirmed, and its day has not come: until then the store keeps the release as it has it. */
export const isTakedownAhead = ({ status, takedownOn }: Confirmed, today: string): boolean =>
  status === 'APPROVED' && takedownOn != null && takedownOn > today

/** When a takedown takes effect: as its day begins. */
export const takedownInstant = (day: string): string => `${day}T00:00:00.000Z`

/** A submission as it is today: taken down once the day of its confirmed takedown has come. */
export const submissionOn = <S extends Confirmed>(submission: S, today: string): S => {
  const { status, takedownOn } = submission
  if (status !== 'APPROVED' || takedownOn == null || takedownOn > today) return submission
  return { ...submission, status: 'TAKEN_DOWN' as const, statusAt: takedownInstant(takedownOn) }
}
