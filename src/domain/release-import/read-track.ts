import { normalizeIsrc } from '#src/domain/identifiers/isrc.ts'
import type { AssetFormat } from '#src/domain/asset/format.ts'
import type { CheckedTrack } from '#src/domain/release/track.ts'
import type { Credited } from '#src/domain/artist/credits.ts'
import { readLanguage, readYesNo } from '#src/domain/release-import/cell-readers.ts'
import type { ImportLine } from '#src/domain/release-import/columns.ts'
import type { CellReading } from '#src/domain/release-import/read-cells.ts'

type Shared = { artists: readonly Credited[]; language: string | null; format: AssetFormat }

/** A line as a track; what it leaves empty it shares with its release, as a new track of the workspace does. */
export const readTrack = (line: ImportLine, reading: CellReading, shared: Shared): CheckedTrack => {
  const { text, value, names, credits } = reading
  const own = credits(line, 'trackArtists', 'PRIMARY')
  const isrc = text(line, 'isrc')
  return {
    assetId: line.id,
    format: shared.format,
    // Its own rule says when a title is too long.
    title: line.cells.trackTitle.trim(),
    version: text(line, 'trackVersion'),
    artists: [
      ...(line.cells.trackArtists.trim() === '' ? shared.artists : own),
      ...credits(line, 'featuredArtists', 'FEATURED'),
    ],
    composer: names(line, 'composer'),
    lyricist: names(line, 'lyricist'),
    isrc: isrc === null ? null : normalizeIsrc(isrc),
    explicit: value(line, 'explicit', readYesNo, 'YES_NO_UNREADABLE'),
    language: value(line, 'trackLanguage', readLanguage, 'LANGUAGE_UNKNOWN') ?? shared.language,
    metadataLanguage: null,
    lyrics: null,
    previewStart: null,
    previewLength: null,
    media: null,
  }
}
