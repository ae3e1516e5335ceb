import { DAY_MS, PITCH_DAYS } from '#src/domain/limits.ts'
import { error, type Problem, warning } from '#src/domain/problem.ts'

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

export type ReleaseDates = { alreadyReleased: boolean; releaseDate: string | null; consumerReleaseDate: string | null }

/**
 * The original release may not lie in the future, going live not in the past when it is new (spec 2, section 5). All
 * days are `YYYY-MM-DD`, which sort as they follow.
 */
export const dateProblems = (
  { alreadyReleased, releaseDate, consumerReleaseDate }: ReleaseDates,
  today: string,
): Problem[] => {
  const problems: Problem[] = []
  if (consumerReleaseDate === null) problems.push(error('CONSUMER_DATE_MISSING', 'consumerReleaseDate'))
  else if (consumerReleaseDate < today) {
    if (!alreadyReleased) problems.push(error('CONSUMER_DATE_PAST', 'consumerReleaseDate'))
  } else if (!alreadyReleased && daysBetween(today, consumerReleaseDate) < PITCH_DAYS)
    problems.push(warning('CONSUMER_DATE_SOON', 'consumerReleaseDate', { values: { days: PITCH_DAYS } }))
  if (!alreadyReleased) return problems
  if (releaseDate === null) problems.push(error('RELEASE_DATE_MISSING', 'releaseDate'))
  else if (releaseDate > today) problems.push(error('RELEASE_DATE_FUTURE', 'releaseDate'))
  else if (consumerReleaseDate !== null && releaseDate > consumerReleaseDate)
    problems.push(error('RELEASE_DATE_AFTER_CONSUMER', 'releaseDate'))
  return problems
}
