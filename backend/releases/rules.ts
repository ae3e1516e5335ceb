import { seesAsset, seesRelease, checkArtists, checkFile, checkLabel } from '#backend/access.ts'
import { type Context, type WriteContext, todayOf } from '#backend/context.ts'
import { badField, refusal } from '#backend/refusal.ts'
import { refuseForeignBarcode } from '#backend/releases/barcode-pool.ts'
import { refuseDependents, removeRows, removeWhere, checkUnique } from '#backend/rows.ts'
import type { Caller } from '#backend/session.ts'
import { type ReleaseRow, releases } from '#backend/tables/releases.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'
import { EVERY, type Filter } from '#backend/tables/table.ts'
import { barcodeKey, normalizeBarcode } from '#src/domain/identifiers/barcode.ts'
import { tidyOwnDates } from '#src/domain/release/own-dates.ts'
import { soonDays, soonUntil } from '#src/domain/release/release-stage.ts'
import { isInStore, isPublished } from '#src/domain/submission/release-status.ts'
import {
  type DisplayStatus,
  type ReleaseStage,
  type ReleaseStatus,
  type SubmissionStatus,
} from '#src/domain/submission/status.ts'
import { submissionOn } from '#src/domain/submission/takedown-day.ts'

type Check = (context: Context, caller: Caller, row: ReleaseRow, before: ReleaseRow | undefined) => Promise<void>

/** Positions count from 1 without a gap; a territory or a store named twice is named once. */
export const tidyRelease = (row: ReleaseRow): ReleaseRow => ({
  ...row,
  barcode: normalizeBarcode(row.barcode ?? '') || null,
  territories: [...new Set(row.territories)],
  distributionProviders: [...new Set(row.distributionProviders)],
  ...tidyOwnDates(row),
  tracklist: row.tracklist
    .toSorted((a, b) => a.position - b.position)
    .map(({ assetId, instantGratification }, index) => ({
      assetId,
      position: index + 1,
      ...(instantGratification === true && { instantGratification }),
    })),
})

/** A cover of one release can be used for another of the same organization, even if another member uploaded it. */
const isCoverShown = async ({ tables }: Context, caller: Caller, { coverFileId, organizationId }: ReleaseRow) =>
  (await tables.releases.count({ is: { coverFileId, organizationId }, all: [seesRelease(caller)] })) > 0

const checkCover: Check = async (context, caller, row, before) => {
  const { coverFileId } = row
  if (coverFileId === null || coverFileId === before?.coverFileId || (await isCoverShown(context, caller, row))) return
  await checkFile(context, caller, { fileId: coverFileId, purpose: 'COVER', field: 'coverFileId' })
}

const checkTracks: Check = async ({ tables }, caller, { tracklist, organizationId }, before) => {
  const ids = tracklist.map(({ assetId }) => assetId)
  if (new Set(ids).size < ids.length) throw badField('tracklist', 'DUPLICATE_TRACK')
  const known = new Set(before?.tracklist.map(({ assetId }) => assetId))
  const added = ids.filter((id) => !known.has(id))
  if (added.length === 0) return
  const usable = await tables.assets.count({ ids: added, is: { organizationId }, all: [seesAsset(caller)] })
  if (usable < added.length) throw badField('tracklist', 'NOT_FOUND')
}

const checkStores: Check = async ({ tables }, _caller, { distributionProviders: ids, storeDates }) => {
  const dated = storeDates.map(({ storeId }) => storeId)
  if ((await tables.stores.count({ ids: dated })) < dated.length) throw badField('storeDates', 'NOT_FOUND')
  if ((await tables.stores.count({ ids })) < ids.length) throw badField('distributionProviders', 'NOT_FOUND')
}

/** No two releases share a barcode, and it cannot change once the release is in a store. */
const checkBarcode: Check = async (context, _caller, row, before) => {
  const old = barcodeKey(before?.barcode ?? null)
  if (barcodeKey(row.barcode) === old) return
  if (old !== null && isPublished(await context.tables.submissions.where({ is: { releaseId: row.id } })))
    throw refusal('PRECONDITION_FAILED', 'BARCODE_FROZEN', { fields: { barcode: 'BARCODE_FROZEN' } })
  await checkUnique(context.tables.releases, releases, row, before)
  await refuseForeignBarcode(context, row)
}

/** What a release may not say whatever its state; what it must say to go to the stores is asked when it is submitted. */
export const checkRelease: Check = async (context, caller, row, before) => {
  await checkArtists(context, caller, row, before)
  for (const check of [checkLabel, checkCover, checkTracks, checkStores, checkBarcode])
    await check(context, caller, row, before)
}

const APPROVED: Filter<ReleaseRow> = {
  has: { submissions: { any: [{ is: { status: 'APPROVED' } }, { not: { is: { delivery: null } } }] } },
}
const REFUSED: Filter<ReleaseRow> = { has: { submissions: { is: { status: 'REJECTED' } } } }
/** Releases of a status, which follows from their submissions as `releaseStatusOf` says. */
const HAS_STATUS: Record<ReleaseStatus, Filter<ReleaseRow>> = {
  APPROVED,
  REJECTED: { not: APPROVED, all: [REFUSED] },
  PENDING: { not: { any: [APPROVED, REFUSED] } },
}
export const hasStatus = (status: ReleaseStatus | undefined): Filter<ReleaseRow> =>
  status === undefined ? EVERY : HAS_STATUS[status]

type Submitted = Filter<SubmissionRow>
const withSubmission = (filter: Submitted): Filter<ReleaseRow> => ({ has: { submissions: filter } })
/** What `submissionOn` says of a takedown that was confirmed for a day. */
const isDue = (today: string): Submitted => ({ is: { status: 'APPROVED' }, upTo: { takedownOn: today } })

/** Submissions of a status today. */
export const hasStatusOn = (status: SubmissionStatus, today: string): Submitted => {
  if (status === 'APPROVED') return { is: { status }, not: isDue(today) }
  return status === 'TAKEN_DOWN' ? { any: [{ is: { status } }, isDue(today)] } : { is: { status } }
}

const TAKEDOWN_REQUESTED = withSubmission({ is: { status: 'PENDING_TAKEDOWN' } })
const IN_REVIEW = withSubmission({ is: { status: 'PENDING_APPROVAL' } })
const REFUSED_TAKEDOWN: Submitted = { is: { status: 'REJECTED' }, not: { is: { delivery: null } } }

/** Releases that are shown with a status today, which follows from their submissions as `displayStatusOf` says. */
export const isShownAs = (status: DisplayStatus | undefined, today: string): Filter<ReleaseRow> => {
  const approved = hasStatusOn('APPROVED', today)
  const inStore = withSubmission({ any: [approved, REFUSED_TAKEDOWN] })
  const takenDown = withSubmission(hasStatusOn('TAKEN_DOWN', today))
  const delivered: Submitted = { is: { delivery: 'PROCESSED' }, any: [approved, { is: { status: 'REJECTED' } }] }
  const live: Filter<ReleaseRow> = {
    any: [
      withSubmission({ upTo: { liveFrom: today }, all: [delivered] }),
      // Of what was approved before its day was recorded.
      { upTo: { consumerReleaseDate: today }, all: [withSubmission({ is: { liveFrom: null }, all: [delivered] })] },
    ],
  }
  const shown: Record<DisplayStatus, Filter<ReleaseRow>> = {
    DRAFT: { not: withSubmission(EVERY) },
    TAKEDOWN_REQUESTED,
    IN_REVIEW: { all: [IN_REVIEW], not: TAKEDOWN_REQUESTED },
    LIVE: { all: [live], not: { any: [TAKEDOWN_REQUESTED, IN_REVIEW] } },
    APPROVED: { all: [inStore], not: { any: [TAKEDOWN_REQUESTED, IN_REVIEW, live] } },
    TAKEN_DOWN: { all: [takenDown], not: { any: [TAKEDOWN_REQUESTED, IN_REVIEW, inStore] } },
    // All that is neither in review, nor in a store, nor taken down again.
    NEEDS_CHANGES: { all: [REFUSED], not: withSubmission({ not: { is: { status: 'REJECTED', delivery: null } } }) },
  }
  return status === undefined ? EVERY : shown[status]
}

/** Releases that were refused for a store, where that is the latest word, as `needsChanges` says of a submission. */
const LACKS_CHANGES = withSubmission({
  is: { status: 'REJECTED' },
  latestOf: { releaseId: true, storeId: true },
  any: [{ is: { delivery: null } }, { is: { kind: 'UPDATE' } }],
})

/** Releases of a stage today, as `stageOf` says. */
export const isAtStage = (stage: ReleaseStage | undefined, today: string): Filter<ReleaseRow> => {
  const near = { upTo: { consumerReleaseDate: soonUntil(today) } }
  const isStage: Record<ReleaseStage, Filter<ReleaseRow>> = {
    NEEDS_YOU: { any: [LACKS_CHANGES, { ...near, all: [isShownAs('DRAFT', today)] }] },
    IN_REVIEW: { all: [isShownAs('IN_REVIEW', today)], not: LACKS_CHANGES },
    OUT_SOON: { days: soonDays(today), all: [isShownAs('APPROVED', today)], not: LACKS_CHANGES },
  }
  return stage === undefined ? EVERY : isStage[stage]
}

/** A release that a store has cannot be deleted; any other goes with its submissions, history and notifications. */
export const removeReleases = async (context: WriteContext, rows: readonly ReleaseRow[]) => {
  const { claims, edits, notifications, releases, snapshots, storeEvents, submissions } = context.tables
  const releaseId = rows.map(({ id }) => id)
  const sent = await submissions.where({ in: { releaseId } })
  const live = sent
    .filter((row) => isInStore(submissionOn(row, todayOf(context))))
    .map((submission) => submission.releaseId)
  await refuseDependents('RELEASE_IS_LIVE', releases, { ids: live }, EVERY)
  await removeRows(submissions, sent)
  await removeWhere(claims, { ids: releaseId })
  await removeWhere(edits, { in: { releaseId } })
  await removeWhere(storeEvents, { in: { releaseId } })
  await removeWhere(snapshots, { in: { releaseId } })
  await removeWhere(notifications, { in: { releaseId } })
  return removeRows(releases, rows)
}
