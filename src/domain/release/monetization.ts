import { type Problem, warning } from '#src/domain/problem.ts'

/** What is asked of videos that others make with the music (catalogue-3). */
export const RIGHTS_CLAIMS = ['BLOCK', 'NONE', 'MONETIZE', 'REPORT'] as const
export type RightsClaim = (typeof RIGHTS_CLAIMS)[number]

type Claimed = { assetId: string; rightsClaim?: RightsClaim | null }

export type Monetized = {
  monetization: boolean
  songMonetization: boolean
  assetsRightsClaim: RightsClaim
  /** Whether recordings may have claims of their own, instead of that of the release. */
  manageAssetsSeparately?: boolean
}

/**
 * Money can only be claimed from what others upload by whoever alone owns the recordings, and where the release earns
 * any (rule books of the stores on rights claims).
 */
export const monetizationProblems = (release: Monetized & { tracks?: readonly Claimed[] }): Problem[] => {
  const { monetization, songMonetization, assetsRightsClaim, manageAssetsSeparately = false, tracks = [] } = release
  const code = monetization || songMonetization ? 'CLAIM_EXCLUSIVE' : 'CLAIM_WITHOUT_MONETIZATION'
  const claims = [
    { field: 'assetsRightsClaim' as const, claim: assetsRightsClaim },
    ...(manageAssetsSeparately ? tracks : []).map(({ assetId, rightsClaim }) => ({
      field: `tracks.${assetId}.rightsClaim` as const,
      claim: rightsClaim,
    })),
  ]
  return claims.filter(({ claim }) => claim === 'MONETIZE').map(({ field }) => warning(code, field))
}
