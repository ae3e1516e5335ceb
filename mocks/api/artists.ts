import { need, organizationShown, seesArtist } from '#mocks/access.ts'
import { pageOf, type Sorts } from '#mocks/db/page.ts'
import type { ArtistRow } from '#mocks/db/rows.ts'
import { type Findable, searcher } from '#mocks/db/search.ts'
import { signedIn } from '#mocks/session.ts'
import type { Handlers } from '#mocks/trpc.ts'
import { artistView } from '#mocks/views/artist.ts'

export const artistFound = ({ id, name }: ArtistRow): Findable => ({ texts: [name], codes: [id] })
const sorts: Sorts<ArtistRow> = {
  name: ({ name }) => name,
  country: ({ country }) => country,
  status: ({ status }) => status,
}

export const artists: Handlers['artists'] = {
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
