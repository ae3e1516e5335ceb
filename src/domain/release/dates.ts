import dayjs from 'dayjs'
import {
  PITCH_DAYS,
  PLAYLIST_DAYS,
  INSTANT_MIN_TRACKS,
  INSTANT_SHARE,
  PRE_ORDER_MONTHS,
  RELEASE_DATE_MONTHS,
} from '#src/domain/limits.ts'
import { error, info, type Problem, warning } from '#src/domain/problem.ts'

export type ReleaseDates = {
  alreadyReleased: boolean
  releaseDate: string | null
  consumerReleaseDate: string | null
  /** Whether a store has it: then its dates may be those on which it came out. */
  isInStores?: boolean
}

/** Whether its dates are still to come, because it is out nowhere yet. */
export const isNewRelease = ({ alreadyReleased, isInStores = false }: ReleaseDates) => !alreadyReleased && !isInStores

export type PreOrdered = ReleaseDates & {
  preOrderDate: string | null
  tracklist: readonly { assetId: string; instantGratification?: boolean }[]
}

/** The tracks that a pre-order delivers at once; none without a pre-order. */
const instantProblems = ({ tracklist }: Pick<PreOrdered, 'tracklist'>): Problem[] => {
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

/** The worst that is wrong with the day on which a pre-order begins. */
const preOrderStartProblem = (preOrderDate: string, release: PreOrdered, today: string): Problem | null => {
  const { consumerReleaseDate } = release
  const field = 'preOrderDate'
  if (consumerReleaseDate !== null && preOrderDate >= consumerReleaseDate) return error('PRE_ORDER_LATE', field)
  if (isNewRelease(release) && preOrderDate < today) return warning('PRE_ORDER_PAST', field)
  if (consumerReleaseDate === null) return null
  const earliest = dayjs(consumerReleaseDate).subtract(PRE_ORDER_MONTHS, 'month').format('YYYY-MM-DD')
  return preOrderDate < earliest ? warning('PRE_ORDER_FAR', field, { values: { months: PRE_ORDER_MONTHS } }) : null
}

/**
 * A pre-order begins before the release is out, but not long before nor in the past, and gives away at most half of it
 * (catalogue-8). Days are `YYYY-MM-DD`.
 */
export const preOrderProblems = (release: PreOrdered, today: string): Problem[] => {
  const { preOrderDate } = release
  if (preOrderDate === null) return []
  const start = preOrderStartProblem(preOrderDate, release, today)
  return [...(start === null ? [] : [start]), ...instantProblems(release)]
}

const FRIDAY = 5

/** How early it is, whether it comes out when most do (domain, L83), and whether its year is likely meant. */
const newsProblems = (day: string, today: string): Problem[] => {
  const days = dayjs(day).diff(today, 'day')
  const field = 'consumerReleaseDate'
  const early = days < PLAYLIST_DAYS ? [info('CONSUMER_DATE_CLOSE', field, { days: PLAYLIST_DAYS })] : []
  return [
    ...(days < PITCH_DAYS ? [warning('CONSUMER_DATE_SOON', field, { values: { days: PITCH_DAYS } })] : early),
    ...(day > dayjs(today).add(RELEASE_DATE_MONTHS, 'month').format('YYYY-MM-DD')
      ? [warning('CONSUMER_DATE_FAR', field, { values: { months: RELEASE_DATE_MONTHS } })]
      : []),
    ...(dayjs(day).day() === FRIDAY ? [] : [info('CONSUMER_DATE_NOT_FRIDAY', field)]),
  ]
}

/**
 * The original release date may not be in the future. The date of a release that is out nowhere yet may not be in the past
 * (catalogue-5).
 * All days are `YYYY-MM-DD`, so they compare as text; before `today` is the past, after `latestToday` the future.
 */
export const dateProblems = (release: ReleaseDates, today: string, latestToday = today): Problem[] => {
  const { alreadyReleased, releaseDate, consumerReleaseDate } = release
  const problems: Problem[] = []
  if (consumerReleaseDate === null) problems.push(error('CONSUMER_DATE_MISSING', 'consumerReleaseDate'))
  else if (consumerReleaseDate < today) {
    if (isNewRelease(release)) problems.push(error('CONSUMER_DATE_PAST', 'consumerReleaseDate'))
  } else if (!alreadyReleased) problems.push(...newsProblems(consumerReleaseDate, today))
  if (!alreadyReleased) return problems
  if (releaseDate === null) problems.push(error('RELEASE_DATE_MISSING', 'releaseDate'))
  else if (releaseDate > latestToday) problems.push(error('RELEASE_DATE_FUTURE', 'releaseDate'))
  else if (consumerReleaseDate !== null && releaseDate > consumerReleaseDate)
    problems.push(error('RELEASE_DATE_AFTER_CONSUMER', 'releaseDate'))
  return problems
}
