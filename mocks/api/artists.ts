import { need, organizationShown, seesArtist } from '#mocks/access.ts'
import { newRow } from '#mocks/db/changes.ts'
import { pageOf, type Sorts } from '#mocks/db/page.ts'
import type { ArtistRow } from '#mocks/db/rows.ts'
import { type Findable, searcher } from '#mocks/db/search.ts'
import { organizationOfNew, sentBefore } from '#mocks/ownership.ts'
import { badField, refusal } from '#mocks/refusal.ts'
import { signedIn } from '#mocks/session.ts'
import type { Handlers } from '#mocks/trpc.ts'
import { artistView } from '#mocks/views/artist.ts'

export const artistFound = ({ id, name }: ArtistRow): Findable => ({ texts: [name], codes: [id] })
const sorts: Sorts<ArtistRow> = {
  name: ({ name }) => name,
  country: ({ country }) => country,
  status: ({ status }) => status,
}

const normalize = (name: string) => name.trim().toLocaleLowerCase()

export const artists: Handlers['artists'] = {
  get: async () => {
    throw refusal('METHOD_NOT_SUPPORTED')
  },
  update: async () => {
    throw refusal('METHOD_NOT_SUPPORTED')
  },
  toggle: async () => {
    throw refusal('METHOD_NOT_SUPPORTED')
  },
  permanentlyDelete: async () => {
    throw refusal('METHOD_NOT_SUPPORTED')
  },
  create: async ({ id, name }, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_ARTIST')
    const before = id === undefined ? undefined : sentBefore(caller, await context.tables.artists.get(id), seesArtist)
    if (before !== undefined) return artistView(context, before)
    const organizationId = await organizationOfNew(context, caller)
    const same = await context.tables.artists.find(
      (row) => row.organizationId === organizationId && normalize(row.name) === normalize(name),
    )
    if (same !== undefined) throw badField('name', 'DUPLICATE_ARTIST_NAME')
    const owner = { organizationId, createdBy: caller.user.id }
    const blank = { imageFileId: null, country: null, labelId: null, status: 'ACTIVE' as const }
    return artistView(context, await context.tables.artists.put({ ...newRow(context, id), ...owner, ...blank, name }))
  },
  list: async (input, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_ARTIST')
    const organizationId = organizationShown(caller, input.organizationId)
    const sees = seesArtist(caller)
    const found = searcher(input.search, artistFound)
    const rows = await context.tables.artists.filter(
      (row) =>
        (organizationId === null || row.organizationId === organizationId) &&
        (input.status === undefined || row.status === input.status) &&
        sees(row) &&
        found(row),
    )
    const page = pageOf(rows, input, sorts)
    return { artists: await Promise.all(page.rows.map((row) => artistView(context, row))), count: page.count }
  },
}
