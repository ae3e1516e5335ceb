import { may, need, organizationShown, seesArtist, seesAsset, seesRelease } from '#mocks/access.ts'
import { checkArtist, tidyArtist } from '#mocks/artist-checks.ts'
import { refuseDependents, removeRows, setStatus, visibleRows } from '#mocks/bulk.ts'
import type { Context } from '#mocks/context.ts'
import { changed, checkRevision, given, newRow } from '#mocks/db/changes.ts'
import { releasesByArtist } from '#mocks/db/links.ts'
import { pageOf, type Sorts } from '#mocks/db/page.ts'
import type { ArtistRow } from '#mocks/db/rows.ts'
import { type Findable, searcher } from '#mocks/db/search.ts'
import { organizationOfNew, sentBefore, visible } from '#mocks/ownership.ts'
import { refusal } from '#mocks/refusal.ts'
import { type Caller, signedIn } from '#mocks/session.ts'
import type { Handlers } from '#mocks/trpc.ts'
import { artistDetailView, artistView } from '#mocks/views/artist.ts'

const BLANK = {
  personName: null,
  imageFileId: null,
  country: null,
  labelId: null,
  description: null,
  bookingAgent: null,
  contactEmail: null,
  contactPhone: null,
  channels: [],
}

export const artistFound = ({ id, name }: ArtistRow): Findable => ({ texts: [name], codes: [id] })
const sorts: Sorts<ArtistRow> = {
  name: ({ name }) => name,
  country: ({ country }) => country,
  status: ({ status }) => status,
}

const managing = async (context: Context) => {
  const caller = await signedIn(context)
  need(caller, 'MANAGE_ARTIST')
  return caller
}

const save = async (context: Context, caller: Caller, sent: ArtistRow, before: ArtistRow | undefined) => {
  const row = tidyArtist(sent)
  await checkArtist(context, caller, row, before)
  return artistDetailView(context, await context.tables.artists.put(row))
}

export const artists: Handlers['artists'] = {
  list: async (input, context) => {
    const caller = await managing(context)
    const organizationId = organizationShown(caller, input.organizationId)
    const sees = seesArtist(caller)
    const found = searcher(input.search, artistFound)
    const rows = await context.tables.artists.filter(
      (row) =>
        (organizationId === null || row.organizationId === organizationId) &&
        (input.status === undefined || row.status === input.status) &&
        (input.labelId === undefined || row.labelId === input.labelId) &&
        sees(row) &&
        found(row),
    )
    const page = pageOf(rows, input, sorts)
    return { artists: await Promise.all(page.rows.map((row) => artistView(context, row))), count: page.count }
  },
  get: async ({ artistId }, context) => {
    const caller = await managing(context)
    return artistDetailView(context, visible(await context.tables.artists.get(artistId), seesArtist(caller)))
  },
  create: async ({ id, organizationId: requested, ...fields }, context) => {
    const caller = await managing(context)
    const before = id === undefined ? undefined : sentBefore(caller, await context.tables.artists.get(id), seesArtist)
    if (before !== undefined) return artistDetailView(context, before)
    const { name, labelId } = fields
    const organizationId = await organizationOfNew(context, caller, { organizationId: requested, labelId })
    const owner = { organizationId, createdBy: caller.user.id, status: 'ACTIVE' as const }
    return save(context, caller, { ...BLANK, ...given(fields), name, ...newRow(context, id), ...owner }, undefined)
  },
  update: async ({ artistId, revision, ...fields }, context) => {
    const caller = await managing(context)
    const before = visible(await context.tables.artists.get(artistId), seesArtist(caller))
    await checkRevision(before, revision, () => artistDetailView(context, before))
    return save(context, caller, changed(context, before, given(fields)), before)
  },
  toggle: async ({ artistIds, status }, context) => {
    const caller = await managing(context)
    const rows = await visibleRows(context.tables.artists, artistIds, seesArtist(caller))
    return setStatus(context, context.tables.artists, rows, status)
  },
  permanentlyDelete: async ({ artistIds }, context) => {
    const caller = await signedIn(context)
    if (!may(caller, 'MANAGE_ARTIST')) throw refusal('FORBIDDEN', 'ARTISTS_DELETE_FORBIDDEN')
    const { artists, assets, releases } = context.tables
    const rows = await visibleRows(artists, artistIds, seesArtist(caller))
    const all = await releases.all()
    const credited = rows.flatMap(({ id }) => releasesByArtist(all, id))
    refuseDependents('ARTIST_HAS_RELEASES', credited, seesRelease(caller))
    const going = new Set(rows.map(({ id }) => id))
    const tracks = await assets.filter((asset) => asset.artists.some(({ artistId }) => going.has(artistId)))
    refuseDependents('ARTIST_HAS_RELEASES', tracks, seesAsset(caller))
    return removeRows(artists, rows)
  },
}
