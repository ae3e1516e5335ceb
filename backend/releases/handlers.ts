import { inOrganizationShown, seesRelease, organizationOfNew, sentBefore, visible } from '#backend/access.ts'
import { type Context, type Handlers, type WriteContext, todayOf } from '#backend/context.ts'
import { recordEdit, releaseHistoryView } from '#backend/release-records/history.ts'
import { dropRevertedUpdates } from '#backend/release-records/reverted-updates.ts'
import { markUsed, withBarcode } from '#backend/releases/barcode-pool.ts'
import { checkRelease, hasStatus, isAtStage, isShownAs, removeReleases, tidyRelease } from '#backend/releases/rules.ts'
import { releaseDetailView, releaseView } from '#backend/releases/view.ts'
import { visibleRows, foundBy, sortOf, changedRow, checkRevision, definedFields, newRow } from '#backend/rows.ts'
import { type Caller, requireCallerWith } from '#backend/session.ts'
import { type ReleaseRow, releases as table } from '#backend/tables/releases.ts'
import { EVERY, type Filter } from '#backend/tables/table.ts'
import { displayName } from '#src/domain/contact/person-name.ts'
import { daysOfMonth } from '#src/domain/release/month-days.ts'
import { isPublished } from '#src/domain/submission/release-status.ts'
import type { ReleaseStage } from '#src/domain/submission/status.ts'

/** Releases of others: the artist is on a track, and not among the artists of the release. */
const isAppearanceOf = async ({ tables }: Context, artistId: string | undefined): Promise<Filter<ReleaseRow>> => {
  if (artistId === undefined) return EVERY
  const tracks = await tables.assets.where({ credited: [artistId] })
  return { tracks: tracks.map(({ id }) => id), not: { credited: [artistId] } }
}

const managing = (context: Context) => requireCallerWith(context, 'MANAGE_RELEASE')

/** Stores have what was taken off a published release: its ISRC stays its own. The revision stays, so that no open form conflicts. */
const markRemovedTracks = async ({ tables }: WriteContext, before: ReleaseRow, after: ReleaseRow) => {
  const left = new Set(after.tracklist.map(({ assetId }) => assetId))
  const removed = before.tracklist.map(({ assetId }) => assetId).filter((id) => !left.has(id))
  if (removed.length === 0 || !isPublished(await tables.submissions.where({ is: { releaseId: after.id } }))) return
  for (const asset of await tables.assets.where({ ids: removed }))
    await tables.assets.put({ ...asset, wasPublished: true })
}

const save = async (context: WriteContext, caller: Caller, sent: ReleaseRow, before: ReleaseRow | undefined) => {
  const row = tidyRelease(sent)
  await checkRelease(context, caller, row, before)
  if (before !== undefined) await recordEdit(context, caller, before, row)
  if (row.barcode !== null) await markUsed(context, row)
  const saved = await context.tables.releases.put(row)
  if (before !== undefined) await markRemovedTracks(context, before, saved)
  if (before !== undefined) await dropRevertedUpdates(context, caller, [saved])
  return releaseDetailView(context, saved)
}

export const releases: Handlers['releases'] = {
  list: async (input, context) => {
    const caller = await managing(context)
    const { format, labelId, artistId, organizationId, status, displayStatus, stage, search, releaseMonth } = input
    const shown: Filter<ReleaseRow> = {
      is: definedFields({ format, labelId }),
      ...(artistId !== undefined && { credited: [artistId] }),
      ...(releaseMonth !== undefined && { days: daysOfMonth(releaseMonth) }),
      all: [
        inOrganizationShown(caller, organizationId),
        seesRelease(caller),
        foundBy(search),
        hasStatus(status),
        await isAppearanceOf(context, input.appearancesOf),
        isShownAs(displayStatus, todayOf(context)),
        isAtStage(stage, todayOf(context)),
      ],
    }
    const { rows, count } = await context.tables.releases.page(shown, input, sortOf(table, input))
    return { releases: await Promise.all(rows.map((row) => releaseView(context, row))), count }
  },
  stages: async (_, context) => {
    const caller = await managing(context)
    const seen = [inOrganizationShown(caller, undefined), seesRelease(caller)]
    const count = (stage: ReleaseStage) =>
      context.tables.releases.count({ all: [...seen, isAtStage(stage, todayOf(context))] })
    return {
      NEEDS_YOU: await count('NEEDS_YOU'),
      IN_REVIEW: await count('IN_REVIEW'),
      OUT_SOON: await count('OUT_SOON'),
    }
  },
  get: async ({ releaseId }, context) => {
    const caller = await managing(context)
    return releaseDetailView(context, await visible(context.tables.releases, releaseId, seesRelease(caller)))
  },
  history: async ({ releaseId }, context) => {
    const caller = await managing(context)
    return releaseHistoryView(context, await visible(context.tables.releases, releaseId, seesRelease(caller)))
  },
  create: async ({ id, ...fields }, context) => {
    const caller = await managing(context)
    const before = await sentBefore(caller, context.tables.releases, id, seesRelease(caller))
    if (before !== undefined) return releaseDetailView(context, before)
    const organizationId = await organizationOfNew(context, caller, fields)
    const owner = { organizationId, createdBy: caller.user.id, createdByName: displayName(caller.user) }
    const { title, format } = fields
    const row = { ...table.defaults, ...definedFields(fields), title, format, ...newRow(context, id), ...owner }
    return save(context, caller, row, undefined)
  },
  update: async ({ releaseId, revision, ...fields }, context) => {
    const caller = await managing(context)
    const before = await visible(context.tables.releases, releaseId, seesRelease(caller))
    await checkRevision(before, revision, () => releaseDetailView(context, before))
    return save(context, caller, changedRow(context, before, definedFields(fields)), before)
  },
  assignBarcode: async ({ releaseId }, context) => {
    const caller = await managing(context)
    const before = await visible(context.tables.releases, releaseId, seesRelease(caller))
    return releaseDetailView(context, await withBarcode(context, caller, before))
  },
  permanentlyDelete: async ({ releaseIds }, context) => {
    const caller = await managing(context)
    return removeReleases(context, await visibleRows(context.tables.releases, releaseIds, seesRelease(caller)))
  },
}
