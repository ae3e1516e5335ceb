import { VIEW_NAME_MAX } from '#src/domain/limits.ts'
import { isSameName } from '#src/domain/text/compare.ts'

export type ViewNameProblem = 'required' | 'tooLong' | 'taken'

/** Something the eye sees: no blank, no sign without a shape of its own. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u

/** What is wrong with the name of a view beside the others of its list; two that differ only in case are the same (ours). */
export const viewNameProblem = (name: string, others: readonly string[]): ViewNameProblem | null => {
  if (!VISIBLE.test(name)) return 'required'
  if ([...name.trim()].length > VIEW_NAME_MAX) return 'tooLong'
  return others.some((other) => isSameName(other, name)) ? 'taken' : null
}
