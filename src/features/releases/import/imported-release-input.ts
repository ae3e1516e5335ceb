import type { AssetInput } from '#src/contract/assets.ts'
import type { ReleaseInput } from '#src/contract/releases.ts'
import { isPrimaryRole } from '#src/domain/artist/role.ts'
import type { ImportedRelease } from '#src/domain/release-import/read-release.ts'
import type { CheckedTrack } from '#src/domain/release/track.ts'

type Imported = Pick<
  AssetInput,
  'format' | 'title' | 'version' | 'artists' | 'composer' | 'lyricist' | 'isrc' | 'explicit' | 'language'
>

/** A track as the API makes it; its master comes later, in the workspace. */
export const trackInputOf = (track: CheckedTrack): Imported => ({
  format: track.format,
  title: track.title,
  version: track.version,
  artists: track.artists.map(({ artistId, type }) => ({ artistId, type })),
  composer: [...track.composer],
  lyricist: [...track.lyricist],
  isrc: track.isrc,
  explicit: track.explicit,
  language: track.language,
})

/** A release as the API makes it; cover and stores come later, in the workspace. */
export const importedInputOf = (
  release: ImportedRelease,
): Omit<
  ReleaseInput,
  'coverFileId' | 'consumerReleaseTime' | 'preOrderDate' | 'recordingLocation' | 'manageAssetsSeparately'
> => ({
  title: release.title,
  version: release.version,
  format: release.format,
  artists: release.artists.map(({ artistId, type }) => ({
    artistId,
    type: isPrimaryRole(type) ? 'PRIMARY' : 'FEATURED',
  })),
  labelId: release.labelId,
  barcode: release.barcode,
  catalogNumber: release.catalogNumber,
  genre: release.genre,
  subgenre: release.subgenre,
  alternateGenre: release.alternateGenre,
  alternateSubgenre: release.alternateSubgenre,
  recordingYear: release.recordingYear,
  monetization: release.monetization,
  songMonetization: release.songMonetization,
  assetsRightsClaim: release.assetsRightsClaim,
  defaultLanguage: release.defaultLanguage,
  explicit: release.explicit,
  copyrightC: release.copyrightC,
  copyrightP: release.copyrightP,
  alreadyReleased: release.alreadyReleased,
  releaseDate: release.releaseDate,
  consumerReleaseDate: release.consumerReleaseDate,
  territories: [...release.territories],
  distributionProviders: [],
  tracklist: release.tracks.map(({ assetId }, index) => ({ assetId, position: index + 1 })),
})
