import { type Context, type WriteContext, todayOf } from '#backend/context.ts'
import { notifyOrganizationOf } from '#backend/notifications/notify.ts'
import { refusal } from '#backend/refusal.ts'
import { contentRevision, takeSnapshot } from '#backend/release-records/content.ts'
import { reviewedRelease } from '#backend/release-records/reviewed-release.ts'
import { statusGiverOf, statusSince, statusSinceEvent } from '#backend/release-records/status-since.ts'
import { lastStoreEvent, recordStoreEvent } from '#backend/release-records/store-events.ts'
import { changedRow } from '#backend/rows.ts'
import { type Caller, requireReviewer } from '#backend/session.ts'
import { endReview } from '#backend/submissions/claims.ts'
import { type SubmissionWithRelease, submissionView, getSubmissions } from '#backend/submissions/view.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import { sentBackAgain, type SubmissionRow } from '#backend/tables/submissions.ts'
import type { Submission } from '#src/contract/submissions.ts'
import { isSameContentRevision } from '#src/domain/release/content.ts'
import type { ReleaseEvent } from '#src/domain/release/history.ts'
import { firstDayAt } from '#src/domain/release/own-dates.ts'
import { mayDecide } from '#src/domain/submission/decision.ts'
import { requestedChanges } from '#src/domain/submission/requested-changes.ts'
import type { SubmissionStatus } from '#src/domain/submission/status.ts'
import { takedownDayOf } from '#src/domain/submission/takedown-day.ts'

type Decision = { status: SubmissionStatus; reason?: string | undefined; contentRevision?: string | undefined }

/**
 * Refuses a decision on a release that is no longer as the reviewer saw it. A reviewer who does not say what they saw
 * decides on what was submitted; of what was submitted before snapshots were taken nothing is known.
 */
const checkSeen = async (
  context: Context,
  { row, release }: SubmissionWithRelease,
  decision: Decision,
): Promise<void> => {
  const snapshot = row.snapshotId === null ? undefined : await context.tables.snapshots.get(row.snapshotId)
  const seen = decision.contentRevision ?? snapshot?.contentRevision
  if (seen === undefined || isSameContentRevision(seen, await contentRevision(context, release))) return
  throw refusal('CONFLICT', 'RELEASE_CHANGED', { current: await submissionView(context, row, release) })
}

const stateAfter = ({ status, delivery, takedown }: SubmissionRow, { status: to, reason }: Decision, today: string) => {
  const takedownOn = to === 'TAKEN_DOWN' ? takedownDayOf(takedown, today) : null
  return {
    // Until its day comes the store keeps the release; `submissionOn` says what it is then.
    status: takedownOn === null ? to : ('APPROVED' as const),
    takedownOn,
    // What was delivered once stays in the store until it is taken down, whatever is decided.
    delivery: to === 'APPROVED' && status === 'PENDING_APPROVAL' ? ('PENDING' as const) : delivery,
    reason: to === 'REJECTED' ? reason || null : null,
  }
}

/** What was decided on: the release as it is, which the reviewer saw. */
const snapshotsAfter = async (context: WriteContext, { row, release }: SubmissionWithRelease, to: SubmissionStatus) => {
  if (row.status !== 'PENDING_APPROVAL') return {}
  const { id } = await takeSnapshot(context, release)
  const liveFrom = firstDayAt(release, row.storeId)
  return { snapshotId: id, ...(to === 'APPROVED' && { approvedSnapshotId: id, liveFrom }) }
}

const eventOf = (from: SubmissionStatus, { status: to, takedownOn }: SubmissionRow) => {
  if (takedownOn !== null) return 'TAKEDOWN_CONFIRMED'
  if (to === 'REJECTED') return from === 'PENDING_TAKEDOWN' ? 'TAKEDOWN_REFUSED' : 'REJECTED'
  return to === 'TAKEN_DOWN' ? 'TAKEN_DOWN' : 'APPROVED'
}

/** What a rejection asks to change, as it is now: only what was to go to a store is sent back to be changed. */
const requestedBy = async (
  context: Context,
  { row, release }: SubmissionWithRelease,
  { status, reason = '' }: Decision,
) =>
  row.status === 'PENDING_APPROVAL' && status === 'REJECTED'
    ? requestedChanges(reason, await reviewedRelease(context, release))
    : []

/** Writes the decision on one submission, on the release that the reviewer saw. */
const decideOne = async (context: WriteContext, caller: Caller, about: SubmissionWithRelease, decision: Decision) => {
  const { row: before } = about
  if (before.status !== 'PENDING_TAKEDOWN') await checkSeen(context, about, decision)
  const snapshots = await snapshotsAfter(context, about, decision.status)
  const requested = await requestedBy(context, about, decision)
  const decided = stateAfter(before, decision, todayOf(context))
  const since =
    decided.takedownOn === null ? statusSince(context, caller) : await statusSinceEvent(context, before, 'APPROVED')
  // Until the day of a confirmed takedown it can be cancelled.
  const rejection = decided.takedownOn === null ? null : before.rejection
  const isRefusedTakedown = before.status === 'PENDING_TAKEDOWN' && decision.status === 'REJECTED'
  const sentBack = isRefusedTakedown ? sentBackAgain(before) : null
  const to = await context.tables.submissions.put(
    changedRow(context, before, { ...decided, ...since, ...snapshots, requested, rejection, ...sentBack }),
  )
  const event = eventOf(before.status, to)
  await recordStoreEvent(context, caller, { event, from: before, to, reason: decided.reason })
  return to
}

type Decisions = Decision & { submissionIds: readonly string[] }
type Decided = { release: ReleaseRow; from: SubmissionStatus; row: SubmissionRow }

const WITHDRAWALS: readonly ReleaseEvent[] = ['WITHDRAWN', 'TAKEDOWN_WITHDRAWN']

/** Refuses a decision that somebody else has made already, and says who, or that the label has taken its request back. */
const checkDecidable = async (context: Context, rows: readonly SubmissionRow[], to: SubmissionStatus) => {
  const decided = rows.find(({ status }) => !mayDecide(status, to))
  if (decided === undefined) return
  const last = await lastStoreEvent(context, decided.id)
  const by = last?.userName ?? (await statusGiverOf(context, decided))
  const isWithdrawn = last !== undefined && WITHDRAWALS.includes(last.event)
  throw refusal('PRECONDITION_FAILED', 'PRECONDITION_FAILED', { current: { by, status: decided.status, isWithdrawn } })
}

/** The spec knows two answers; `service` says when it was a takedown that was granted or refused. */
const notifyDecision = async (context: WriteContext, decided: readonly Decided[], senderId: string) => {
  const [first] = decided
  if (first === undefined) return
  const type = first.row.status === 'REJECTED' ? 'USER_RELEASEDENIED' : 'USER_RELEASEACCEPTED'
  const service = first.row.takedownOn === null ? 'TAKEDOWN' : 'TAKEDOWN_AHEAD'
  const about = first.from === 'PENDING_TAKEDOWN' ? ({ service } as const) : {}
  const storeIds = decided.map(({ row }) => row.storeId)
  await notifyOrganizationOf(context, first.release, { type, senderId, storeIds, ...about })
}

/** The label is notified once of all that was decided about a release. */
const notifyDecisions = async (context: WriteContext, decided: readonly Decided[], senderId: string) => {
  const kindOf = ({ release, from, row }: Decided) => `${release.id} ${from} ${row.takedownOn !== null}`
  for (const kind of new Set(decided.map(kindOf)))
    await notifyDecision(
      context,
      decided.filter((one) => kindOf(one) === kind),
      senderId,
    )
}

/** Decides all of these submissions, or none if one of them can no longer be decided so. */
export const decideAll = async (
  context: WriteContext,
  { submissionIds, ...decision }: Decisions,
): Promise<Submission[]> => {
  const caller = await requireReviewer(context)
  const { user } = caller
  const before = await getSubmissions(context, submissionIds)
  await checkDecidable(
    context,
    before.map(({ row }) => row),
    decision.status,
  )
  const decided: Decided[] = []
  for (const { row, release } of before) {
    const after = await decideOne(context, caller, { row, release }, decision)
    decided.push({ release, from: row.status, row: after })
  }
  await notifyDecisions(context, decided, user.id)
  for (const releaseId of new Set(decided.map(({ release }) => release.id)))
    await endReview(context, releaseId, user.id)
  return Promise.all(decided.map(({ row, release }) => submissionView(context, row, release)))
}
