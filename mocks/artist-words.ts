import { artistFound } from '#mocks/api/artists.ts'
import type { Context } from '#mocks/context.ts'
import type { ArtistRow } from '#mocks/db/rows.ts'
import { wordsOf } from '#mocks/db/search.ts'

type Credited = { artists: readonly { artistId: string }[] }
type Words = (row: Credited) => string

const build = (rows: readonly ArtistRow[]): Words => {
  const artists = new Map(rows.map((artist) => [artist.id, artist]))
  return (row) =>
    row.artists
      .flatMap(({ artistId }) => artists.get(artistId) ?? [])
      .map((artist) => wordsOf(artist, artistFound))
      .join('')
}

const built = new WeakMap<readonly ArtistRow[], Words>()

/** What something is found by through the artists it is credited to; worked out anew when the artists change. */
export const artistWords = async ({ tables }: Context): Promise<Words> => {
  const rows = await tables.artists.all()
  const before = built.get(rows)
  if (before !== undefined) return before
  const words = build(rows)
  built.set(rows, words)
  return words
}
