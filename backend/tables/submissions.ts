import { nullableText } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'
import { NEW_SUBMISSION } from '#src/contract/entity-views.ts'
import { takedownRequest } from '#src/contract/release-submission.ts'
import { z } from '#src/contract/zod.ts'
import { REJECTION_REASONS } from '#src/domain/submission/decision.ts'
import { isActiveSubmission } from '#src/domain/submission/release-status.ts'
import { DELIVERY_STATUSES, SUBMISSION_KINDS, SUBMISSION_STATUSES } from '#src/domain/submission/status.ts'
import { waitingSince } from '#src/domain/submission/waiting-time.ts'

export const stores = defineTable({ name: z.string() }, {}, { sorts: { name: ({ name }) => name } })
export type StoreRow = RowOf<typeof stores>

/** Of the active submission of a release to a store: there is at most one. */
export const activeKey = (releaseId: string, storeId: string): string => `${releaseId} ${storeId}`

/** What a rejection asked to change, as it was then. */
const requested = z.array(
  z.object({
    code: z.enum(REJECTION_REASONS),
    assetId: z.nullable(z.string()),
    state: z.string(),
    /** Left out of what was rejected before it was remembered. */
    repairs: z.optional(z.string()),
  }),
)

export const submissions = defineTable(
  {
    releaseId: z.string(),
    storeId: z.string(),
    kind: z.enum(SUBMISSION_KINDS),
    status: z.enum(SUBMISSION_STATUSES),
    statusAt: nullableText,
    statusBy: nullableText,
    /** The same as they were named then: it stays when the user is deleted. Null where that was not recorded. */
    statusByName: nullableText,
    createdBy: nullableText,
    delivery: z.nullable(z.enum(DELIVERY_STATUSES)),
    reason: z.nullable(z.string()),
    takedown: z.nullable(takedownRequest),
    /** From which day on a takedown counts that was confirmed before; `submissionOn` says what it is then. */
    takedownOn: nullableText,
    /** The first day on which it comes out at the store, as it was approved: a later edit of the date changes nothing there. */
    liveFrom: nullableText,
    snapshotId: nullableText,
    approvedSnapshotId: nullableText,
    requested,
    /** The rejection of an update that the label has answered, or asked for something else since: what is taken back or refused leaves it. */
    rejection: z.nullable(z.object({ reason: z.nullable(z.string()), requested, snapshotId: nullableText })),
    /** Why the member left some of it as it is. */
    answers: z.array(z.object({ reason: z.string(), text: z.string() })),
  },
  { ...NEW_SUBMISSION, statusByName: null, createdBy: null, requested: [], rejection: null, answers: [] },
  {
    keys: {
      // Databases have a column of this name.
      live: {
        of: (row) => (isActiveSubmission(row) ? activeKey(row.releaseId, row.storeId) : null),
        unique: { code: 'ALREADY_SUBMITTED' },
      },
    },
    indexes: ['releaseId', 'status'],
    compared: ['delivery', 'takedownOn', 'liveFrom', 'kind'],
    latestOf: ['releaseId', 'storeId'],
    ownedThrough: 'releaseId',
    isCounted: true,
    refers: { releaseId: 'releases', storeId: 'stores' },
    sorts: { status: ({ status }) => status, delivery: ({ delivery }) => delivery, waitingSince },
  },
)
export type SubmissionRow = RowOf<typeof submissions>

/** What is kept of the rejection of an update while the label asks for something else. */
export const rejectionOf = ({
  status,
  kind,
  reason,
  requested: asked,
  snapshotId,
}: SubmissionRow): SubmissionRow['rejection'] =>
  status === 'REJECTED' && kind === 'UPDATE' ? { reason, requested: asked, snapshotId } : null

/** The update as it was sent back, once all that was asked for since is taken back or refused; null where there was none. */
export const sentBackAgain = ({ rejection }: SubmissionRow) =>
  rejection === null
    ? null
    : { ...rejection, kind: 'UPDATE' as const, takedown: null, takedownOn: null, answers: [], rejection: null }

/** Who is reviewing a release, by the id of the release. */
export const claims = defineTable(
  { userId: z.string(), since: z.string(), activeAt: z.string() },
  {},
  { refers: { id: 'releases', userId: 'users' } },
)
export type ClaimRow = RowOf<typeof claims>
