import type { WorkspaceStep } from '#src/domain/workspace-step.ts'

/**
 * What can be changed in a release and on which step, in the order it is filled in (spec 2, section 3); tracks count as
 * one.
 */
const FIELDS = [
  ['title', 'basics'],
  ['version', 'basics'],
  ['format', 'basics'],
  ['artists', 'artists'],
  ['label', 'artists'],
  ['cover', 'cover'],
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
  ['distributionProviders', 'distribution'],
  ['monetization', 'distribution'],
  ['songMonetization', 'distribution'],
  ['assetsRightsClaim', 'distribution'],
  ['manageAssetsSeparately', 'distribution'],
  ['tracks', 'tracks'],
] as const satisfies readonly (readonly [string, WorkspaceStep])[]
export type ReleaseField = (typeof FIELDS)[number][0]
export const RELEASE_FIELDS: readonly ReleaseField[] = FIELDS.map(([field]) => field)

const STEP_OF = new Map<string, WorkspaceStep>([...FIELDS, ['labelId', 'artists'], ['instantGratification', 'tracks']])

/** The step on which a problem's field stands. */
export const stepOf = (field: string): WorkspaceStep => STEP_OF.get(field.split('.')[0] ?? '') ?? 'basics'
