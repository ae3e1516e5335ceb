import type { ArtistDetail, artistInput } from '#src/contract/artists.ts'
import type { assetInput } from '#src/contract/assets.ts'
import type { Label, labelInput } from '#src/contract/labels.ts'
import type { ReleaseSubmission, releaseInput } from '#src/contract/releases.ts'
import type { z } from '#src/contract/zod.ts'
import { NO_LABEL_DEFAULTS } from '#src/domain/label/defaults.ts'

/**
 * What a new entity has where the call that creates it leaves a field out. The backend stores it, and the page shows it
 * until the answer is there, so both take it from here. A field that is missing does not compile.
 */
type Defaults<Input extends z.ZodMiniType, Required extends keyof z.output<Input>> = Omit<z.output<Input>, Required>

const NO_LINE = { year: null, text: '' }
const NO_GENRES = { genre: null, subgenre: null, alternateGenre: null, alternateSubgenre: null }

export const NEW_ARTIST: Defaults<typeof artistInput, 'name'> & Pick<ArtistDetail, 'status'> = {
  personName: null,
  country: null,
  labelId: null,
  imageFileId: null,
  description: null,
  bookingAgent: null,
  contactEmail: null,
  contactPhone: null,
  channels: [],
  status: 'ACTIVE',
}

export const NEW_ASSET: Defaults<typeof assetInput, 'title' | 'format'> = {
  ...NO_GENRES,
  version: null,
  artists: [],
  composer: [],
  lyricist: [],
  isrc: null,
  explicit: null,
  language: null,
  metadataLanguage: null,
  lyrics: null,
  catalogTier: null,
  copyright: NO_LINE,
  previewStart: null,
  previewLength: null,
  media: null,
  dolbyAtmos: null,
}

export const NEW_LABEL: Defaults<typeof labelInput, 'name'> & Pick<Label, 'status'> = {
  isrcPrefix: null,
  defaults: NO_LABEL_DEFAULTS,
  status: 'ACTIVE',
}

export const NEW_RELEASE: Defaults<typeof releaseInput, 'title' | 'format'> = {
  ...NO_GENRES,
  version: null,
  barcode: null,
  catalogNumber: null,
  releaseDate: null,
  consumerReleaseDate: null,
  consumerReleaseTime: null,
  preOrderDate: null,
  alreadyReleased: false,
  explicit: null,
  defaultLanguage: null,
  recordingYear: null,
  recordingLocation: null,
  copyrightC: NO_LINE,
  copyrightP: NO_LINE,
  territories: [],
  distributionProviders: [],
  monetization: false,
  songMonetization: false,
  assetsRightsClaim: 'NONE',
  manageAssetsSeparately: false,
  tracklist: [],
  artists: [],
  labelId: null,
  coverFileId: null,
}

export const NEW_SUBMISSION: Pick<ReleaseSubmission, 'status' | 'delivery' | 'reason'> = {
  status: 'PENDING_APPROVAL',
  delivery: null,
  reason: null,
}
