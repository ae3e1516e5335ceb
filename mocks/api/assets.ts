import { need, organizationShown, seesAsset, seesRelease } from '#mocks/access.ts'
import { artistWords } from '#mocks/artist-words.ts'
import { checkAsset, checkIsrc, checkMedia } from '#mocks/asset-checks.ts'
import { refuseDependents, removeRows, visibleRows } from '#mocks/bulk.ts'
import { changed, checkRevision, given, newRow } from '#mocks/db/changes.ts'
import { finder } from '#mocks/db/found.ts'
import { assetOwners, releasesByAsset } from '#mocks/db/links.ts'
import { pageOf, type Sorts } from '#mocks/db/page.ts'
import type { AssetRow } from '#mocks/db/rows.ts'
import type { Findable } from '#mocks/db/search.ts'
import { checkArtists, organizationOfNew, sentBefore, visible } from '#mocks/ownership.ts'
import { signedIn } from '#mocks/session.ts'
import type { Handlers } from '#mocks/trpc.ts'
import { assetDetailView, assetView } from '#mocks/views/asset.ts'

const BLANK = {
  version: null,
  artists: [],
  composer: [],
  lyricist: [],
  isrc: null,
  explicit: null,
  language: null,
  metadataLanguage: null,
  lyrics: null,
  genre: null,
  subgenre: null,
  alternateGenre: null,
  alternateSubgenre: null,
  catalogTier: null,
  copyright: { year: null, text: '' },
  previewStart: null,
  previewLength: null,
  media: null,
  dolbyAtmos: null,
}

export const assetFound = ({ id, title, version, isrc }: AssetRow): Findable => ({
  texts: [title, version],
  codes: [id, isrc],
})
const sorts: Sorts<AssetRow> = {
  title: ({ title }) => title,
  format: ({ format }) => format,
  isrc: ({ isrc }) => isrc,
}

export const assets: Handlers['assets'] = {
  list: async (input, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_ASSET')
    const organizationId = organizationShown(caller, input.organizationId)
    const sees = seesAsset(caller)
    const rows = await context.tables.assets.all()
    const owners = assetOwners(rows)
    const found = finder(rows, input.search, assetFound, await artistWords(context))
    const page = pageOf(
      rows,
      input,
      sorts,
      (row, place) =>
        (organizationId === null || owners[place] === organizationId) &&
        found(row, place) &&
        (input.format === undefined || input.format === 'ALL' || row.format === input.format) &&
        (input.artistId === undefined || row.artists.some(({ artistId }) => artistId === input.artistId)) &&
        sees(row),
    )
    return { assets: await Promise.all(page.rows.map((row) => assetView(context, row))), count: page.count }
  },
  get: async ({ assetId }, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_ASSET')
    return assetDetailView(context, caller, visible(await context.tables.assets.get(assetId), seesAsset(caller)))
  },
  create: async ({ id, ...fields }, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_ASSET')
    const before = id === undefined ? undefined : sentBefore(caller, await context.tables.assets.get(id), seesAsset)
    if (before !== undefined) return assetDetailView(context, caller, before)
    const organizationId = await organizationOfNew(context, caller, fields)
    const row = {
      ...BLANK,
      ...given(fields),
      title: fields.title,
      format: fields.format,
      ...newRow(context, id),
      organizationId,
      createdBy: caller.user.id,
    }
    await checkArtists(context, caller, row, undefined)
    checkAsset(context, row)
    await checkMedia(context, caller, row, undefined)
    await checkIsrc(context, row, undefined)
    return assetDetailView(context, caller, await context.tables.assets.put(row))
  },
  update: async ({ assetId, revision, ...fields }, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_ASSET')
    const before = visible(await context.tables.assets.get(assetId), seesAsset(caller))
    await checkRevision(before, revision, () => assetDetailView(context, caller, before))
    const row = changed(context, before, given(fields))
    await checkArtists(context, caller, row, before)
    checkAsset(context, row)
    await checkMedia(context, caller, row, before)
    await checkIsrc(context, row, before)
    return assetDetailView(context, caller, await context.tables.assets.put(row))
  },
  permanentlyDelete: async ({ assetIds }, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_ASSET')
    const rows = await visibleRows(context.tables.assets, assetIds, seesAsset(caller))
    const all = await context.tables.releases.all()
    const releases = rows.flatMap(({ id }) => releasesByAsset(all, id))
    refuseDependents('ASSET_IN_RELEASE', releases, seesRelease(caller))
    return removeRows(context.tables.assets, rows)
  },
}
