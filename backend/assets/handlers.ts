import { inOrganizationShown, seesAsset, seesRelease, organizationOfNew, sentBefore, visible } from '#backend/access.ts'
import { checkAsset } from '#backend/assets/rules.ts'
import { assetDetailView, assetView } from '#backend/assets/view.ts'
import type { Context, Handlers, WriteContext } from '#backend/context.ts'
import { refusal } from '#backend/refusal.ts'
import { recordTrackEdit } from '#backend/release-records/history.ts'
import { dropRevertedUpdates } from '#backend/release-records/reverted-updates.ts'
import {
  refuseDependents,
  removeRows,
  visibleRows,
  foundBy,
  sortOf,
  changedRow,
  checkRevision,
  definedFields,
  newRow,
} from '#backend/rows.ts'
import { type Caller, requireCallerWith } from '#backend/session.ts'
import { type AssetRow, assets as table } from '#backend/tables/assets.ts'
import type { Filter } from '#backend/tables/table.ts'
import { normalizeIsrc } from '#src/domain/identifiers/isrc.ts'

const managing = (context: Context) => requireCallerWith(context, 'MANAGE_ASSET')

type File = AssetRow['media']

/** The sound report of a file stays with it: forms that opened the asset from a list do not know it. */
const withSoundReport = (sent: File, before: File | undefined): File =>
  sent !== null && sent.soundReport === undefined && sent.fileId === before?.fileId
    ? { ...sent, soundReport: before.soundReport }
    : sent

const save = async (context: WriteContext, caller: Caller, sent: AssetRow, before: AssetRow | undefined) => {
  const media = withSoundReport(sent.media, before?.media)
  const row = { ...sent, media, isrc: normalizeIsrc(sent.isrc ?? '') || null }
  await checkAsset(context, caller, row, before)
  if (before !== undefined) await recordTrackEdit(context, caller, before, row)
  const saved = await context.tables.assets.put(row)
  if (before !== undefined)
    await dropRevertedUpdates(context, caller, await context.tables.releases.where({ tracks: [row.id] }))
  return assetDetailView(context, caller, saved)
}

export const assets: Handlers['assets'] = {
  list: async (input, context) => {
    const caller = await managing(context)
    const { format, artistId } = input
    const shown: Filter<AssetRow> = {
      is: definedFields({ format: format === 'ALL' ? undefined : format }),
      ...(artistId !== undefined && { credited: [artistId] }),
      all: [inOrganizationShown(caller, input.organizationId), seesAsset(caller), foundBy(input.search)],
    }
    const { rows, count } = await context.tables.assets.page(shown, input, sortOf(table, input))
    return { assets: await Promise.all(rows.map((row) => assetView(context, row))), count }
  },
  get: async ({ assetId }, context) => {
    const caller = await managing(context)
    return assetDetailView(context, caller, await visible(context.tables.assets, assetId, seesAsset(caller)))
  },
  create: async ({ id, ...fields }, context) => {
    const caller = await managing(context)
    const before = await sentBefore(caller, context.tables.assets, id, seesAsset(caller))
    if (before !== undefined) return assetDetailView(context, caller, before)
    const organizationId = await organizationOfNew(context, caller, fields)
    const owner = { organizationId, createdBy: caller.user.id }
    const { title, format } = fields
    const row = { ...table.defaults, ...definedFields(fields), title, format, ...newRow(context, id), ...owner }
    return save(context, caller, row, undefined)
  },
  update: async ({ assetId, revision, ...fields }, context) => {
    const caller = await managing(context)
    const before = await visible(context.tables.assets, assetId, seesAsset(caller))
    await checkRevision(before, revision, () => assetDetailView(context, caller, before))
    return save(context, caller, changedRow(context, before, definedFields(fields)), before)
  },
  permanentlyDelete: async ({ assetIds }, context) => {
    const caller = await managing(context)
    const { assets, releases } = context.tables
    const rows = await visibleRows(assets, assetIds, seesAsset(caller))
    const tracks = rows.map(({ id }) => id)
    await refuseDependents('ASSET_IN_RELEASE', releases, { tracks }, seesRelease(caller))
    if (rows.some(({ wasPublished }) => wasPublished)) throw refusal('PRECONDITION_FAILED', 'ISRC_FROZEN')
    return removeRows(assets, rows)
  },
}
