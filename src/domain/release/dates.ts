import dayjs from 'dayjs'
import { PITCH_DAYS } from '#src/domain/limits.ts'
import { error, type Problem, warning } from '#src/domain/problem.ts'

export type ReleaseDates = { alreadyReleased: boolean; releaseDate: string | null; consumerReleaseDate: string | null }

/**
 * The original release date may not be in the future. The date of a new release may not be in the past (spec 2, section 5).
 * All days are `YYYY-MM-DD`, so they compare as text.
 */
export const dateProblems = (
  { alreadyReleased, releaseDate, consumerReleaseDate }: ReleaseDates,
  today: string,
): Problem[] => {
  const problems: Problem[] = []
  if (consumerReleaseDate === null) problems.push(error('CONSUMER_DATE_MISSING', 'consumerReleaseDate'))
  else if (consumerReleaseDate < today) {
    if (!alreadyReleased) problems.push(error('CONSUMER_DATE_PAST', 'consumerReleaseDate'))
  } else if (!alreadyReleased && dayjs(consumerReleaseDate).diff(today, 'day') < PITCH_DAYS)
    problems.push(warning('CONSUMER_DATE_SOON', 'consumerReleaseDate', { values: { days: PITCH_DAYS } }))
  if (!alreadyReleased) return problems
  if (releaseDate === null) problems.push(error('RELEASE_DATE_MISSING', 'releaseDate'))
  else if (releaseDate > today) problems.push(error('RELEASE_DATE_FUTURE', 'releaseDate'))
  else if (consumerReleaseDate !== null && releaseDate > consumerReleaseDate)
    problems.push(error('RELEASE_DATE_AFTER_CONSUMER', 'releaseDate'))
  return problems
}
