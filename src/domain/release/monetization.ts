import { type Problem, warning } from '#src/domain/problem.ts'

/** What is asked of videos that others make with the music (spec 2, section 3). */
export const RIGHTS_CLAIMS = ['BLOCK', 'NONE', 'MONETIZE', 'REPORT'] as const
export type RightsClaim = (typeof RIGHTS_CLAIMS)[number]

export type Monetized = { monetization: boolean; songMonetization: boolean; assetsRightsClaim: RightsClaim }

/**
 * Money can only be claimed from what others upload by whoever alone owns the recordings, and where the release earns
 * any (rule books of the stores on rights claims).
 */
export const monetizationProblems = ({ monetization, songMonetization, assetsRightsClaim }: Monetized): Problem[] => {
  if (assetsRightsClaim !== 'MONETIZE') return []
  return monetization || songMonetization
    ? [warning('CLAIM_EXCLUSIVE', 'assetsRightsClaim')]
    : [warning('CLAIM_WITHOUT_MONETIZATION', 'assetsRightsClaim')]
}
