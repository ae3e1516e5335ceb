import type { Asset } from '#src/contract/assets.ts'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import type { ReleaseForm, TrackForm } from '#src/features/releases/workspace/release-form.ts'

export const trackFromAsset = (asset: Asset): TrackForm => ({
  assetId: asset.id,
  revision: asset.revision,
  format: asset.format,
  title: asset.title,
  version: asset.version ?? '',
  artists: asset.artists,
  composer: asset.composer,
  lyricist: asset.lyricist,
  isrc: asset.isrc ?? '',
  explicit: asset.explicit,
  language: asset.language ?? '',
  metadataLanguage: asset.metadataLanguage ?? '',
  lyrics: asset.lyrics ?? '',
  previewStart: asset.previewStart?.toString() ?? '',
  previewLength: asset.previewLength?.toString() ?? '',
  media: asset.media,
  instantGratification: false,
})

const lineFrom = ({ year, text }: ReleaseDetail['copyrightC']) => ({ year: year === null ? '' : String(year), text })

const isInstant = ({ tracklist }: ReleaseDetail, assetId: string) =>
  tracklist.some((entry) => entry.assetId === assetId && entry.instantGratification === true)

/** The release as the server has it, in the shape the workspace edits. */
export const formFromDetail = (detail: ReleaseDetail): ReleaseForm => ({
  revision: detail.revision,
  title: detail.title,
  version: detail.version ?? '',
  format: detail.format,
  artists: detail.artists.map((artist) => ({ ...artist, image: null })),
  label: detail.label,
  cover: detail.cover,
  explicit: detail.explicit,
  alreadyReleased: detail.alreadyReleased,
  genre: detail.genre ?? '',
  subgenre: detail.subgenre ?? '',
  alternateGenre: detail.alternateGenre ?? '',
  alternateSubgenre: detail.alternateSubgenre ?? '',
  recordingYear: detail.recordingYear === null ? '' : String(detail.recordingYear),
  recordingLocation: detail.recordingLocation ?? '',
  defaultLanguage: detail.defaultLanguage ?? '',
  copyrightC: lineFrom(detail.copyrightC),
  copyrightP: lineFrom(detail.copyrightP),
  barcode: detail.barcode ?? '',
  catalogNumber: detail.catalogNumber ?? '',
  releaseDate: detail.releaseDate ?? '',
  consumerReleaseDate: detail.consumerReleaseDate ?? '',
  consumerReleaseTime: detail.consumerReleaseTime ?? '',
  preOrderDate: detail.preOrderDate ?? '',
  monetization: detail.monetization,
  songMonetization: detail.songMonetization,
  assetsRightsClaim: detail.assetsRightsClaim,
  manageAssetsSeparately: detail.manageAssetsSeparately,
  territories: detail.territories,
  distributionProviders: detail.distributionProviders,
  tracks: detail.tracks.map((asset) => ({
    ...trackFromAsset(asset),
    instantGratification: isInstant(detail, asset.id),
  })),
})
