import { INSTANT_MIN_TRACKS, INSTANT_SHARE } from '#src/domain/limits.ts'
import { error, type Problem, warning } from '#src/domain/problem.ts'

export type PreOrdered = {
  preOrderDate: string | null
  consumerReleaseDate: string | null
  tracklist: readonly { assetId: string; instantGratification?: boolean }[]
}

/** The tracks that a pre-order delivers at once; none without a pre-order. */
const instantProblems = ({ tracklist }: PreOrdered): Problem[] => {
  const instant = tracklist.filter(({ instantGratification }) => instantGratification === true).length
  if (instant === 0) return []
  if (instant > tracklist.length * INSTANT_SHARE)
    return [
      error('INSTANT_TOO_MANY', 'instantGratification', { maximum: Math.floor(tracklist.length * INSTANT_SHARE) }),
    ]
  return tracklist.length < INSTANT_MIN_TRACKS
    ? [warning('INSTANT_FEW_TRACKS', 'instantGratification', { values: { minimum: INSTANT_MIN_TRACKS } })]
    : []
}

/** A pre-order begins before the release is out, and gives away at most half of it. Days are `YYYY-MM-DD`. */
export const preOrderProblems = (release: PreOrdered): Problem[] => {
  const { preOrderDate, consumerReleaseDate } = release
  if (preOrderDate === null) return []
  const isLate = consumerReleaseDate !== null && preOrderDate >= consumerReleaseDate
  return [...(isLate ? [error('PRE_ORDER_LATE', 'preOrderDate')] : []), ...instantProblems(release)]
}
