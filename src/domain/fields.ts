import type { WorkspaceStep } from '#src/domain/workspace-step.ts'

/** What can be changed in a release with its step, in the order it is filled in (catalogue-3); tracks are one. */
const RELEASE_FIELD_STEPS = [
  ['title', 'basics'],
  ['version', 'basics'],
  ['format', 'basics'],
  ['artists', 'artists'],
  ['label', 'artists'],
  ['cover', 'cover'],
  ['parentalAdvisory', 'cover'],
  ['explicit', 'basics'],
  ['alreadyReleased', 'distribution'],
  ['genre', 'basics'],
  ['subgenre', 'basics'],
  ['alternateGenre', 'basics'],
  ['alternateSubgenre', 'basics'],
  ['defaultLanguage', 'basics'],
  ['copyrightC', 'copyright'],
  ['copyrightP', 'copyright'],
  ['barcode', 'copyright'],
  ['catalogNumber', 'copyright'],
  ['recordingYear', 'copyright'],
  ['recordingLocation', 'copyright'],
  ['releaseDate', 'distribution'],
  ['consumerReleaseDate', 'distribution'],
  ['consumerReleaseTime', 'distribution'],
  ['preOrderDate', 'distribution'],
  ['territories', 'distribution'],
  ['territoryDates', 'distribution'],
  ['distributionProviders', 'distribution'],
  ['storeDates', 'distribution'],
  ['monetization', 'distribution'],
  ['songMonetization', 'distribution'],
  ['assetsRightsClaim', 'distribution'],
  ['manageAssetsSeparately', 'distribution'],
  ['tracks', 'tracks'],
  ['keptSpellings', 'overview'],
] as const satisfies readonly (readonly [string, WorkspaceStep])[]
export type ReleaseField = (typeof RELEASE_FIELD_STEPS)[number][0]
export const RELEASE_FIELDS: readonly ReleaseField[] = RELEASE_FIELD_STEPS.map(([field]) => field)

/** What the API takes of a release: three fields are called otherwise where they are stored than where they are filled in. */
export const STORED_AS = { label: 'labelId', cover: 'coverFileId', tracks: 'tracklist' } as const
type Stored = keyof typeof STORED_AS
export type ReleaseInputField = Exclude<ReleaseField, Stored> | (typeof STORED_AS)[Stored]

const FILLED_IN_AS: ReadonlyMap<string, string> = new Map(
  Object.entries(STORED_AS).map(([field, stored]) => [stored, field]),
)
/** The name of the form's field for a name of the contract. */
export const formFieldOf = (stored: string): string => FILLED_IN_AS.get(stored) ?? stored

/** What can be changed in an asset, in the order it is filled in (catalogue-3). */
export const ASSET_FIELDS = [
  'title',
  'version',
  'format',
  'artists',
  'composer',
  'lyricist',
  'contributors',
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
  'rightsClaim',
  'copyright',
  'previewStart',
  'previewLength',
  'media',
  'dolbyAtmos',
  'keptSpellings',
] as const
export type AssetField = (typeof ASSET_FIELDS)[number]

type CopyrightLine = 'copyright' | 'copyrightC' | 'copyrightP'
type Part<F extends string> = F extends CopyrightLine ? `${F}.${'year' | 'text'}` : F
export type ReleaseProblemField = Part<Exclude<ReleaseField, 'label'>> | 'labelId' | 'instantGratification'
export type AssetProblemField = Part<AssetField>
/** What a problem is about, as a path: of a release, an asset, a track of a release, or an artist's picture. */
export type ProblemField = ReleaseProblemField | AssetProblemField | `tracks.${string}.${AssetProblemField}` | 'image'

/** The track that a problem is about and the field of it; null where it is about the release. */
export const trackPartOf = (field: string): { assetId: string; name: string } | null => {
  const [area, assetId = '', name = ''] = field.split('.')
  return area === 'tracks' && assetId !== '' ? { assetId, name } : null
}

type Root<F extends string> = F extends `${infer R}.${string}` ? R : F

/** The steps of problems that are not about a field of a release. */
const OTHER_STEPS: Record<Exclude<Root<ProblemField>, ReleaseField>, WorkspaceStep> = {
  labelId: 'artists',
  instantGratification: 'tracks',
  // Of a track alone.
  composer: 'tracks',
  lyricist: 'tracks',
  contributors: 'tracks',
  isrc: 'tracks',
  language: 'tracks',
  metadataLanguage: 'tracks',
  lyrics: 'tracks',
  catalogTier: 'tracks',
  rightsClaim: 'tracks',
  copyright: 'tracks',
  previewStart: 'tracks',
  previewLength: 'tracks',
  media: 'tracks',
  dolbyAtmos: 'tracks',
  // Of a picture that is no cover.
  image: 'cover',
}
const STEP_OF: ReadonlyMap<string, WorkspaceStep> = new Map([...RELEASE_FIELD_STEPS, ...Object.entries(OTHER_STEPS)])

/** The step on which a field is filled in; a track's fields belong to the tracks. */
export const stepOf = (field: string): WorkspaceStep => STEP_OF.get(field.split('.')[0] ?? '') ?? 'basics'
