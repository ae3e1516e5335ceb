import { COPYRIGHT_YEAR_MIN } from '#src/domain/metadata/copyright.ts'
import { error, type Problem } from '#src/domain/problem.ts'

/** The year of the recording need not be told; when it is, it lies between 1900 and this one (spec 2, section 5). */
export const recordingProblems = (year: number | null, today: string): Problem[] => {
  const maximum = Number(today.slice(0, 4))
  if (year === null || (Number.isInteger(year) && year >= COPYRIGHT_YEAR_MIN && year <= maximum)) return []
  return [error('RECORDING_YEAR_WRONG', 'recordingYear', { minimum: COPYRIGHT_YEAR_MIN, maximum })]
}
