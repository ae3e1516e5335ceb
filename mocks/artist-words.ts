import { artistFound } from '#mocks/api/artists.ts'
import type { Context } from '#mocks/context.ts'
import type { ArtistRow } from '#mocks/db/rows.ts'
import { wordsOf } from '#mocks/db/search.ts'

type Credited = { artists: readonly { artistId: string }[] }

const build = (rows: readonly ArtistRow[]): ((row: Credited) => string) => {
  const artists = new Map(rows.map((artist) => [artist.id, artist]))
  const known = new WeakMap<Credited, string>()
  const collect = (row: Credited): string =>
    row.artists
      .flatMap(({ artistId }) => artists.get(artistId) ?? [])
      .map((artist) => wordsOf(artist, artistFound))
      .join('')
  return (row) => {
    const before = known.get(row)
    if (before !== undefined) return before
    const words = collect(row)
    known.set(row, words)
    return words
  }
}

const built = new WeakMap<readonly ArtistRow[], (row: Credited) => string>()

/** What something is found by through the artists it is credited to; worked out anew when the artists change. */
export const artistWords = async ({ tables }: Context): Promise<(row: Credited) => string> => {
  const rows = await tables.artists.all()
  const before = built.get(rows)
  if (before !== undefined) return before
  const words = build(rows)
  built.set(rows, words)
  return words
}
