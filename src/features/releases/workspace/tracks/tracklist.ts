import type { TrackForm } from '#src/features/releases/workspace/form/track-form.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { titleFromFileName } from '#src/domain/metadata/title-from-file-name.ts'

/** A track for a picked file, prefilled with what it most likely shares with its release. */
export const newTrack = (assetId: string, fileName: string, release: ReleaseForm): TrackForm => ({
  assetId,
  revision: null,
  format: release.format === 'VIDEO' ? 'VIDEO' : 'TRACK',
  title: titleFromFileName(fileName),
  version: '',
  artists: release.artists,
  composer: [],
  lyricist: [],
  contributors: [],
  isrc: '',
  explicit: release.explicit,
  language: release.defaultLanguage,
  metadataLanguage: '',
  lyrics: '',
  previewStart: '',
  previewLength: '',
  media: null,
  instantGratification: false,
  rightsClaim: '',
  keptSpellings: [],
})

/** The list with the item at `from` moved to `to`; an index outside the list changes nothing. */
export const moveItem = <T>(list: readonly T[], from: number, to: number): T[] => {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}

export type Credits = Pick<TrackForm, 'artists' | 'composer' | 'lyricist' | 'contributors'>

export const creditsOf = ({ artists, composer, lyricist, contributors }: TrackForm): Credits => ({
  artists,
  composer,
  lyricist,
  contributors,
})

/** The tracks with new credits for those that `credits` names. */
export const withCredits = (tracks: readonly TrackForm[], credits: ReadonlyMap<string, Credits>): TrackForm[] =>
  tracks.map((track) => ({ ...track, ...credits.get(track.assetId) }))
