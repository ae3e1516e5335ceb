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
