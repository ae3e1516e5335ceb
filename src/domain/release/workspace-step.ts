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

const STEP_OF: Record<string, WorkspaceStep> = {
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
}

/** The step on which a field stands; what is not named elsewhere is one of the basics. */
export const stepOf = (field: string): WorkspaceStep => STEP_OF[field.split('.')[0] ?? ''] ?? 'basics'
