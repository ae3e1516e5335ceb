import { type ArtistRow, artists } from '#backend/tables/artists.ts'
import type { Findable } from '#backend/tables/define-table.ts'
import { wordsOf } from '#mocks/db/word-index.ts'

/** What something is found by through the artists with these ids. */
export type ArtistWords = (ids: readonly string[]) => string

const findable = (artist: ArtistRow): Findable => artists.about.search?.of(artist) ?? { texts: [], codes: [] }

const build = (rows: readonly ArtistRow[]): ArtistWords => {
  const byId = new Map(rows.map((artist) => [artist.id, artist]))
  return (ids) =>
    ids
      .flatMap((id) => byId.get(id) ?? [])
      .map((artist) => wordsOf(artist, findable))
      .join('')
}

/** Computed again when the artists change; the same function until then. */
export const createArtistWords = (artists: () => readonly ArtistRow[]): (() => ArtistWords) => {
  let last: { rows: readonly ArtistRow[]; words: ArtistWords } | undefined
  return () => {
    const rows = artists()
    if (last?.rows !== rows) last = { rows, words: build(rows) }
    return last.words
  }
}
