import { mediaInputOf } from '#src/shared/media/media-input.ts'
import type { AssetInput } from '#src/contract/assets.ts'
import type { ReleaseInput } from '#src/contract/releases.ts'
import { z } from '#src/contract/zod.ts'
import { isPrimaryRole } from '#src/domain/artist/role.ts'
import { parseWholeNumber } from '#src/shared/form/field-values.ts'
import { normalizeIsrc } from '#src/domain/identifiers/isrc.ts'
import type { ReleaseForm, TrackForm } from '#src/features/releases/workspace/release-form.ts'

const filled = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** A date that is still being typed is not sent: the field says what is wrong with it. */
const dayOf = (text: string): string | null => (z.iso.date().safeParse(text).success ? text : null)
const yearOf = (text: string): number | null => (/^\d{4}$/.test(text.trim()) ? Number(text) : null)
const lineOf = ({ year, text }: ReleaseForm['copyrightC']) => ({ year: yearOf(year), text })

/** What the workspace leaves to the asset's own page is not sent, and stays as it is. */
type OwnPage =
  | 'genre'
  | 'subgenre'
  | 'alternateGenre'
  | 'alternateSubgenre'
  | 'catalogTier'
  | 'copyright'
  | 'dolbyAtmos'

export const assetInputOf = (track: TrackForm): Omit<AssetInput, OwnPage> => ({
  format: track.format,
  title: track.title,
  version: filled(track.version),
  artists: track.artists.map(({ artistId, type }) => ({ artistId, type })),
  composer: track.composer,
  lyricist: track.lyricist,
  isrc: filled(normalizeIsrc(track.isrc)),
  explicit: track.explicit,
  language: filled(track.language),
  metadataLanguage: filled(track.metadataLanguage),
  lyrics: filled(track.lyrics),
  previewStart: parseWholeNumber(track.previewStart),
  previewLength: parseWholeNumber(track.previewLength),
  media: mediaInputOf(track.media),
})

export const releaseInputOf = (form: ReleaseForm): ReleaseInput => ({
  title: form.title,
  version: filled(form.version),
  format: form.format,
  artists: form.artists.map(({ artistId, type }) => ({ artistId, type: isPrimaryRole(type) ? 'PRIMARY' : 'FEATURED' })),
  labelId: form.label?.id ?? null,
  coverFileId: form.cover?.fileId ?? null,
  explicit: form.explicit,
  alreadyReleased: form.alreadyReleased,
  genre: filled(form.genre),
  subgenre: filled(form.subgenre),
  alternateGenre: filled(form.alternateGenre),
  alternateSubgenre: filled(form.alternateSubgenre),
  recordingYear: yearOf(form.recordingYear),
  recordingLocation: filled(form.recordingLocation),
  defaultLanguage: filled(form.defaultLanguage),
  copyrightC: lineOf(form.copyrightC),
  copyrightP: lineOf(form.copyrightP),
  barcode: filled(form.barcode),
  catalogNumber: filled(form.catalogNumber),
  releaseDate: dayOf(form.releaseDate),
  consumerReleaseDate: dayOf(form.consumerReleaseDate),
  consumerReleaseTime: filled(form.consumerReleaseTime),
  preOrderDate: dayOf(form.preOrderDate),
  monetization: form.monetization,
  songMonetization: form.songMonetization,
  assetsRightsClaim: form.assetsRightsClaim,
  manageAssetsSeparately: form.manageAssetsSeparately,
  territories: form.territories,
  distributionProviders: form.distributionProviders,
  tracklist: form.tracks.map(({ assetId, instantGratification }, index) => ({
    assetId,
    position: index + 1,
    ...(instantGratification && { instantGratification }),
  })),
})
