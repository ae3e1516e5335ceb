import { createContext, useContext } from 'react'
import { problemText } from '#src/shared/form/problem-text.ts'
import { type Problem, PROBLEM_CODES } from '#src/domain/problem.ts'

/** What the rules find in what is being typed; null where nobody asks them while one types. */
export const FieldProblems = createContext<readonly Problem[] | null>(null)

const codes: ReadonlySet<string> = new Set(PROBLEM_CODES)
export const isProblemCode = (code: string): boolean => codes.has(code)

/** What stands against one field now. */
export const useProblemsAt = (name: string) => {
  const all = useContext(FieldProblems)
  const here = (all ?? []).filter(({ field }) => field === name)
  return {
    isLive: all !== null,
    errors: here.filter(({ severity }) => severity === 'ERROR'),
    hints: here.filter(({ severity }) => severity !== 'ERROR'),
  }
}

/** What should be looked at here, though it may be saved. */
export const useFieldHint = (name: string): string | undefined => {
  const { hints } = useProblemsAt(name)
  return hints.length === 0 ? undefined : hints.map(problemText).join(' ')
}
