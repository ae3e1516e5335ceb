import { type Problem, warning } from '#src/domain/problem.ts'
import type { RightsClaim } from '#src/domain/release/rights-claim.ts'

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
