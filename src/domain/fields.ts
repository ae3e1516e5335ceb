import type { WorkspaceStep } from '#src/domain/workspace-step.ts'

/** What can be changed in a release, in the order it is filled in (spec 2, section 3); tracks count as one. */
export const RELEASE_FIELDS = [
  'title',
  'version',
  'format',
  'artists',
  'label',
  'cover',
  'explicit',
  'alreadyReleased',
  'genre',
  'subgenre',
  'alternateGenre',
  'alternateSubgenre',
  'defaultLanguage',
  'copyrightC',
  'copyrightP',
  'barcode',
  'catalogNumber',
  'recordingYear',
  'recordingLocation',
  'releaseDate',
  'consumerReleaseDate',
  'consumerReleaseTime',
  'preOrderDate',
  'territories',
  'distributionProviders',
  'monetization',
  'songMonetization',
  'assetsRightsClaim',
  'manageAssetsSeparately',
  'tracks',
] as const
export type ReleaseField = (typeof RELEASE_FIELDS)[number]

/** What the API takes of a release: three fields are called otherwise where they are stored than where they are filled in. */
export const STORED_AS = { label: 'labelId', cover: 'coverFileId', tracks: 'tracklist' } as const
type Stored = keyof typeof STORED_AS
export type ReleaseInputField = Exclude<ReleaseField, Stored> | (typeof STORED_AS)[Stored]

/** What can be changed in an asset, in the order it is filled in (spec 2, section 3). */
export const ASSET_FIELDS = [
  'title',
  'version',
  'format',
  'artists',
  'composer',
  'lyricist',
  'isrc',
  'explicit',
  'language',
  'metadataLanguage',
  'lyrics',
  'genre',
  'subgenre',
  'alternateGenre',
  'alternateSubgenre',
  'catalogTier',
  'copyright',
  'previewStart',
  'previewLength',
  'media',
  'dolbyAtmos',
] as const
export type AssetField = (typeof ASSET_FIELDS)[number]

/** What can be changed in an artist, in the order it is filled in (spec 2, section 3). */
export const ARTIST_FIELDS = [
  'imageFileId',
  'name',
  'personName',
  'labelId',
  'country',
  'description',
  'channels',
  'bookingAgent',
  'contactEmail',
  'contactPhone',
] as const
export type ArtistField = (typeof ARTIST_FIELDS)[number]

type CopyrightLine = 'copyright' | 'copyrightC' | 'copyrightP'
type Part<F extends string> = F extends CopyrightLine ? `${F}.${'year' | 'text'}` : F
export type ReleaseProblemField = Part<Exclude<ReleaseField, 'label'>> | 'labelId' | 'instantGratification'
export type AssetProblemField = Part<AssetField>
/** What a problem is about, as a path: of a release, an asset, a track of a release, or an artist's picture. */
export type ProblemField = ReleaseProblemField | AssetProblemField | `tracks.${string}.${AssetProblemField}` | 'image'

type Root<F extends string> = F extends `${infer R}.${string}` ? R : F

const STEPS: Record<Root<ProblemField>, WorkspaceStep> = {
  title: 'basics',
  version: 'basics',
  format: 'basics',
  explicit: 'basics',
  alreadyReleased: 'basics',
  genre: 'basics',
  subgenre: 'basics',
  alternateGenre: 'basics',
  alternateSubgenre: 'basics',
  defaultLanguage: 'basics',
  artists: 'artists',
  labelId: 'artists',
  cover: 'cover',
  tracks: 'tracks',
  instantGratification: 'tracks',
  copyrightC: 'copyright',
  copyrightP: 'copyright',
  barcode: 'copyright',
  catalogNumber: 'copyright',
  recordingYear: 'copyright',
  recordingLocation: 'copyright',
  territories: 'distribution',
  consumerReleaseDate: 'distribution',
  consumerReleaseTime: 'distribution',
  releaseDate: 'distribution',
  preOrderDate: 'distribution',
  distributionProviders: 'distribution',
  monetization: 'distribution',
  songMonetization: 'distribution',
  assetsRightsClaim: 'distribution',
  manageAssetsSeparately: 'distribution',
  // Of a track alone, and of a picture that is no cover.
  composer: 'tracks',
  lyricist: 'tracks',
  isrc: 'tracks',
  language: 'tracks',
  metadataLanguage: 'tracks',
  lyrics: 'tracks',
  catalogTier: 'tracks',
  copyright: 'tracks',
  previewStart: 'tracks',
  previewLength: 'tracks',
  media: 'tracks',
  dolbyAtmos: 'tracks',
  image: 'cover',
}
const STEP_OF: ReadonlyMap<string, WorkspaceStep> = new Map(Object.entries(STEPS))

/** The step on which a field is filled in; a track's fields belong to the tracks. */
export const stepOf = (field: ProblemField): WorkspaceStep => STEP_OF.get(field.split('.')[0] ?? '') ?? 'basics'
