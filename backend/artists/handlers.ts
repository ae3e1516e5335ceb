import { inOrganizationShown, seesArtist, organizationOfNew, sentBefore, visible } from '#backend/access.ts'
import { artistFactsView } from '#backend/artists/facts.ts'
import { checkArtist, checkProfile, refuseCreditedArtists, tidyArtist } from '#backend/artists/rules.ts'
import { artistView } from '#backend/artists/view.ts'
import type { Context, Handlers, WriteContext } from '#backend/context.ts'
import { refusal } from '#backend/refusal.ts'
import {
  removeRows,
  setStatus,
  visibleRows,
  foundBy,
  sortOf,
  changedRow,
  checkRevision,
  definedFields,
  newRow,
} from '#backend/rows.ts'
import { type Caller, requireCaller, hasPermission, requirePermission, requireCallerWith } from '#backend/session.ts'
import { type ArtistRow, artists as table } from '#backend/tables/artists.ts'

const managing = (context: Context) => requireCallerWith(context, 'MANAGE_ARTIST')

const save = async (context: WriteContext, caller: Caller, sent: ArtistRow, before: ArtistRow | undefined) => {
  const row = tidyArtist(sent)
  await checkArtist(context, caller, row, before)
  return artistView(context, await context.tables.artists.put(row))
}

export const artists: Handlers['artists'] = {
  list: async (input, context) => {
    const caller = await managing(context)
    const shown = {
      is: definedFields({ status: input.status, labelId: input.labelId }),
      all: [inOrganizationShown(caller, input.organizationId), seesArtist(caller), foundBy(input.search)],
    }
    const { rows, count } = await context.tables.artists.page(shown, input, sortOf(table, input))
    return { artists: await Promise.all(rows.map((row) => artistView(context, row))), count }
  },
  get: async ({ artistId }, context) => {
    const caller = await managing(context)
    return artistView(context, await visible(context.tables.artists, artistId, seesArtist(caller)))
  },
  facts: async ({ artistIds }, context) => {
    const caller = await requireCaller(context)
    // Members pick artists for a release or a track without the permission to manage artists.
    requirePermission(caller, 'MANAGE_ARTIST', 'MANAGE_RELEASE', 'MANAGE_ASSET')
    const rows = await context.tables.artists.where({ ids: artistIds, all: [seesArtist(caller)] })
    return Promise.all(rows.map((row) => artistFactsView(context, row)))
  },
  create: async ({ id, organizationId: requested, ...fields }, context) => {
    const caller = await managing(context)
    const before = await sentBefore(caller, context.tables.artists, id, seesArtist(caller))
    if (before !== undefined) return artistView(context, before)
    const { name, labelId } = fields
    const organizationId = await organizationOfNew(context, caller, { organizationId: requested, labelId })
    const owner = { organizationId, createdBy: caller.user.id }
    const row = { ...table.defaults, ...definedFields(fields), name, ...newRow(context, id), ...owner }
    checkProfile(row, fields)
    return save(context, caller, row, undefined)
  },
  update: async ({ artistId, revision, ...fields }, context) => {
    const caller = await managing(context)
    const before = await visible(context.tables.artists, artistId, seesArtist(caller))
    await checkRevision(before, revision, () => artistView(context, before))
    const row = changedRow(context, before, definedFields(fields))
    checkProfile(row, fields)
    return save(context, caller, row, before)
  },
  toggle: async ({ artistIds, status }, context) => {
    const caller = await managing(context)
    const rows = await visibleRows(context.tables.artists, artistIds, seesArtist(caller))
    return setStatus(context, context.tables.artists, rows, status)
  },
  permanentlyDelete: async ({ artistIds }, context) => {
    const caller = await requireCaller(context)
    if (!hasPermission(caller, 'MANAGE_ARTIST')) throw refusal('FORBIDDEN', 'ARTISTS_DELETE_FORBIDDEN')
    const rows = await visibleRows(context.tables.artists, artistIds, seesArtist(caller))
    await refuseCreditedArtists(context, caller, rows)
    return removeRows(context.tables.artists, rows)
  },
}
