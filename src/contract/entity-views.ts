import type { ArtistDetail, artistInput } from '#src/contract/artists.ts'
import type { AssetInput, assetInput, Media } from '#src/contract/assets.ts'
import type { Label, labelInput } from '#src/contract/labels.ts'
import type { personInput } from '#src/contract/people.ts'
import type { ReleaseSubmission } from '#src/contract/release-submission.ts'
import type { Release, releaseInput } from '#src/contract/releases.ts'
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
  newSpotifyProfile: false,
  status: 'ACTIVE',
}

export const NEW_ASSET: Defaults<typeof assetInput, 'title' | 'format'> = {
  ...NO_GENRES,
  version: null,
  artists: [],
  composer: [],
  lyricist: [],
  contributors: [],
  isrc: null,
  explicit: null,
  language: null,
  metadataLanguage: null,
  lyrics: null,
  catalogTier: null,
  rightsClaim: null,
  keptSpellings: [],
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

export const NEW_PERSON: Defaults<typeof personInput, 'name'> = { isni: null, ipi: null }

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
  parentalAdvisory: false,
  defaultLanguage: null,
  recordingYear: null,
  recordingLocation: null,
  copyrightC: NO_LINE,
  copyrightP: NO_LINE,
  territories: [],
  distributionProviders: [],
  storeDates: [],
  territoryDates: [],
  monetization: false,
  songMonetization: false,
  assetsRightsClaim: 'NONE',
  manageAssetsSeparately: false,
  tracklist: [],
  artists: [],
  labelId: null,
  coverFileId: null,
  keptSpellings: [],
}

export const NEW_SUBMISSION: Omit<
  ReleaseSubmission,
  'id' | 'storeId' | 'createdAt' | 'updatedAt' | 'requestedChanges' | 'answers'
> = {
  kind: 'INSERT',
  status: 'PENDING_APPROVAL',
  statusAt: null,
  statusBy: null,
  delivery: null,
  reason: null,
  takedown: null,
  takedownOn: null,
  liveFrom: null,
  snapshotId: null,
  approvedSnapshotId: null,
}

/** What a view asks about what an entity refers to by id. The backend reads its tables, the page its query cache. */
export type References = {
  /** Empty where the name is not known. */
  nameOf: (kind: 'artists' | 'labels' | 'organizations', id: string) => Promise<string>
  /** Of a label; undefined where it is not known. */
  isrcPrefixOf: (labelId: string) => Promise<string | null | undefined>
  /** The address of an artist's picture. */
  pictureOf: (artistId: string) => Promise<string | null>
  /** The address of a file. Null where it cannot be shown. */
  urlOf: (fileId: string) => Promise<string | null>
  fileOf: (fileId: string) => Promise<Pick<Media, 'fileName' | 'bytes' | 'url'> | null>
}

// Each function shows a field of an input as the API answers it. The backend's answers and the optimistic ones share them.

export const showOrganization = async (id: string, { nameOf }: References) => ({
  id,
  name: await nameOf('organizations', id),
})

export const showLabel = async (id: string | null, { nameOf }: References): Promise<Release['label']> =>
  id === null ? null : { id, name: await nameOf('labels', id) }

export const showIsrcPrefix = async (labelId: string | null, { isrcPrefixOf }: References) =>
  labelId === null ? null : isrcPrefixOf(labelId)

export const showImage = async (fileId: string | null, { urlOf }: References): Promise<string | null> =>
  fileId === null ? null : urlOf(fileId)

export const showCover = async (fileId: string | null, { urlOf }: References): Promise<Release['cover']> => {
  if (fileId === null) return null
  const url = await urlOf(fileId)
  return url === null ? null : { fileId, url }
}

export const showMedia = async (media: AssetInput['media'], { fileOf }: References): Promise<Media | null> => {
  if (media === null) return null
  const file = await fileOf(media.fileId)
  return file === null ? null : { ...media, ...file }
}

type Credit = { artistId: string }

export const showCredits = <C extends Credit>(credits: readonly C[], { nameOf }: References) =>
  Promise.all(credits.map(async (credit) => ({ ...credit, name: await nameOf('artists', credit.artistId) })))

export const showAssetCredits = async <C extends Credit>(credits: readonly C[], references: References) => {
  const named = await showCredits(credits, references)
  return Promise.all(named.map(async (credit) => ({ ...credit, image: await references.pictureOf(credit.artistId) })))
}
