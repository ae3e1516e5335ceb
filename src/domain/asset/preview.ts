import type { AssetProblemField } from '#src/domain/fields.ts'
import { error, type Problem } from '#src/domain/problem.ts'

type Preview = { previewStart: number | null; previewLength: number | null; durationMs: number | null }

const late = (maximum: number) => error('PREVIEW_START_TOO_LATE', 'previewStart', { maximum })
const long = (maximum: number) => error('PREVIEW_LENGTH_TOO_LONG', 'previewLength', { maximum })

/**
 * The part that stores play, in whole seconds: its start cannot exceed the duration less its length, nor its
 * length the duration less its start (spec 2, section 5). What is missing counts as 0; until there is a master,
 * anything goes. `maximum` is what would do.
 */
export const previewProblems = ({ previewStart, previewLength, durationMs }: Preview): Problem<AssetProblemField>[] => {
  if (durationMs === null) return []
  const seconds = Math.floor(durationMs / 1000)
  const [start, length] = [previewStart ?? 0, previewLength ?? 0]
  if (start + length <= seconds) return []
  // Whichever of the two is too much by itself is blamed alone: the other could not mend it.
  const least = previewLength === null ? 0 : 1
  const [startAlone, lengthAlone] = [start > seconds - least, length > seconds]
  const problems: Problem<AssetProblemField>[] = []
  if (previewStart !== null && (startAlone || !lengthAlone))
    problems.push(late(Math.max(0, seconds - (lengthAlone ? least : length))))
  if (previewLength !== null && (lengthAlone || !startAlone))
    problems.push(long(startAlone ? seconds : seconds - start))
  return problems
}
