/** States of the entities (catalogue-4). */
export const SUBMISSION_STATUSES = [
  'PENDING_APPROVAL',
  'APPROVED',
  'REJECTED',
  'PENDING_TAKEDOWN',
  'TAKEN_DOWN',
] as const
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number]

/** Whether a reviewer has yet to decide what has this status (catalogue-4). */
export const isUndecided = (status: SubmissionStatus): boolean =>
  status === 'PENDING_APPROVAL' || status === 'PENDING_TAKEDOWN'

/** What a label asks of a store: to take a release, to replace what it has, or to remove it. */
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
