import type { WriteContext } from '#backend/context.ts'
import { differsAtStore } from '#backend/release-records/content.ts'
import { statusSince } from '#backend/release-records/status-since.ts'
import { recordStoreEvent } from '#backend/release-records/store-events.ts'
import { changedRow } from '#backend/rows.ts'
import type { Caller } from '#backend/session.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'

/**
 * Ends updates that were sent back, once the releases are again what the stores have: there is nothing left to change, and
 * nothing to submit. What was approved stays as it was.
 */
export const dropRevertedUpdates = async (context: WriteContext, caller: Caller, releases: readonly ReleaseRow[]) => {
  const { submissions } = context.tables
  const known = new Map(releases.map((release) => [release.id, release]))
  const sentBack = await submissions.where({
    is: { status: 'REJECTED', kind: 'UPDATE' },
    not: { is: { approvedSnapshotId: null } },
    in: { releaseId: [...known.keys()] },
  })
  for (const from of sentBack) {
    const { approvedSnapshotId: snapshotId } = from
    const release = known.get(from.releaseId)
    if (release === undefined || (await differsAtStore(context, release, from))) continue
    const since = statusSince(context, caller)
    const left = { snapshotId, reason: null, requested: [], answers: [] }
    const to = await submissions.put(changedRow(context, from, { status: 'APPROVED', ...since, ...left }))
    await recordStoreEvent(context, caller, { event: 'UPDATE_DROPPED', from, to })
  }
}
