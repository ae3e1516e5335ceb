import { createContext, useContext, type ReactNode } from 'react'
import { type Problem, PROBLEM_CODES } from '#src/domain/problem.ts'
import i18next from 'i18next'
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form'

/** What a rule found, in words. The `problems` texts must be loaded. */
export const problemText = ({ code, values = {} }: Pick<Problem, 'code' | 'values'>): string =>
  i18next.t(`problems:${code}`, values)

/** What the rules find in what is being typed; null where nobody asks them while one types. */
const FieldProblems = createContext<readonly Problem[] | null>(null)

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

type Props<V extends FieldValues> = { problemsOf: (values: V) => readonly Problem[]; children: ReactNode }

/** Asks the rules with every change of the form around it; each field says what they have against it. */
export const LiveValidation = <V extends FieldValues>({ problemsOf, children }: Props<V>) => {
  const { control } = useFormContext<V>()
  return <FieldProblems value={useWatch({ control, compute: problemsOf })}>{children}</FieldProblems>
}
