import type { ProblemField } from '#src/domain/fields.ts'

/** Steps of the release workspace, in the order a release is usually prepared. */
export const WORKSPACE_STEPS = [
  'basics',
  'artists',
  'cover',
  'tracks',
  'copyright',
  'distribution',
  'overview',
] as const
export type WorkspaceStep = (typeof WORKSPACE_STEPS)[number]

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

/** The step on which a field is filled in; a track's fields stand with the tracks. */
export const stepOf = (field: ProblemField): WorkspaceStep => STEP_OF.get(field.split('.')[0] ?? '') ?? 'basics'
