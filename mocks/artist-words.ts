import { artistFound } from '#mocks/api/artists.ts'
import type { Context } from '#mocks/context.ts'
import { wordsOf } from '#mocks/db/search.ts'

type Credited = { artists: readonly { artistId: string }[] }

/** What something is found by through the artists it is credited to. */
export const artistWords = async ({ tables }: Context): Promise<(row: Credited) => string> => {
  const artists = new Map((await tables.artists.all()).map((artist) => [artist.id, artist]))
  return (row) =>
    row.artists
      .flatMap(({ artistId }) => artists.get(artistId) ?? [])
      .map((artist) => wordsOf(artist, artistFound))
      .join('')
}
