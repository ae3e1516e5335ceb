import { firstDayAt } from '#src/domain/release/own-dates.ts'
import { requestedChanges } from '#src/domain/submission/requested-changes.ts'
import type { SubmissionStatus } from '#src/domain/submission/status.ts'
import { takedownDayOf } from '#src/domain/submission/takedown-day.ts'
import type { Context, WriteContext } from '#backend/context.ts'
import { refusal } from '#backend/refusal.ts'
import { contentRevision } from '#backend/release-records/content.ts'
import { reviewedRelease } from '#backend/releases/requested-changes.ts'
import { takeSnapshot } from '#backend/release-records/snapshots.ts'
import { changed } from '#backend/rows.ts'
import { todayOf } from '#backend/today.ts'
import type { Caller } from '#backend/session.ts'
import { noteEvent } from '#backend/release-records/store-events.ts'
import { type Submitted, submissionView } from '#backend/submissions/view.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'

export type Decision = { status: SubmissionStatus; reason?: string | undefined; contentRevision?: string | undefined }

/**
 * Refuses a decision on a release that is no longer as the reviewer saw it. A reviewer who does not say what they saw
 * decides on what was submitted; of what was submitted before snapshots were taken nothing is known.
 */
const checkSeen = async (context: Context, { row, release }: Submitted, decision: Decision): Promise<void> => {
  const snapshot = row.snapshotId === null ? undefined : await context.tables.snapshots.get(row.snapshotId)
  const seen = decision.contentRevision ?? snapshot?.contentRevision
  if (seen === undefined || seen === (await contentRevision(context, release))) return
  throw refusal('CONFLICT', 'RELEASE_CHANGED', { current: await submissionView(context, row, release) })
}

const decided = ({ status, delivery, takedown }: SubmissionRow, { status: to, reason }: Decision, today: string) => {
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
const snapshotsAfter = async (context: WriteContext, { row, release }: Submitted, to: SubmissionStatus) => {
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
const requestedBy = async (context: Context, { row, release }: Submitted, { status, reason = '' }: Decision) =>
  row.status === 'PENDING_APPROVAL' && status === 'REJECTED'
    ? requestedChanges(reason, await reviewedRelease(context, release))
    : []

/** Writes the decision on one submission, on the release that the reviewer saw. */
export const decide = async (context: WriteContext, caller: Caller, about: Submitted, decision: Decision) => {
  const { row: before } = about
  if (before.status !== 'PENDING_TAKEDOWN') await checkSeen(context, about, decision)
  const since = { statusAt: context.now.toISOString(), statusBy: caller.user.id }
  const snapshots = await snapshotsAfter(context, about, decision.status)
  const requested = await requestedBy(context, about, decision)
  const to = await context.tables.submissions.put(
    changed(context, before, { ...decided(before, decision, todayOf(context)), ...since, ...snapshots, requested }),
  )
  await noteEvent(context, caller, { event: eventOf(before.status, to), from: before, to })
  return to
}
