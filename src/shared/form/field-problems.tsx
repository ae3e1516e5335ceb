import { createContext, useContext, type ReactNode } from 'react'
import { type FieldValues, useFormContext, useWatch, type Path, type UseFormReturn } from 'react-hook-form'
import { apiError } from '#src/api/errors.ts'
import type { Problem } from '#src/domain/problem.ts'
import { problemText } from '#src/i18n/problem-text.ts'

/** Fields that are refused on the client, where only the attempt to save shows it. */
export class InvalidFieldsError extends Error {
  override readonly name = 'InvalidFieldsError'
  readonly fields: Record<string, string>
  constructor(fields: Record<string, string>) {
    super('fields are refused')
    this.fields = fields
  }
}

const fieldsOf = (error: unknown) => (error instanceof InvalidFieldsError ? error : apiError(error))?.fields ?? {}

/** Shows the API's errors at their fields; false when none belongs to a field of this form. */
export const showFieldErrors = <V extends FieldValues, I>(
  form: UseFormReturn<V, unknown, I>,
  error: unknown,
): boolean => {
  const fields = fieldsOf(error)
  const isHere = (name: string): name is Path<V> => Object.hasOwn(form.getValues(), name.split('.')[0] ?? '')
  const here = Object.keys(fields).filter(isHere)
  for (const [index, name] of here.entries())
    form.setError(name, { message: fields[name] }, { shouldFocus: index === 0 })
  return here.length > 0
}

/** The problems in the values being typed; null in forms without live validation. */
const FieldProblems = createContext<readonly Problem[] | null>(null)

/** The current problems of one field. */
export const useProblemsAt = (name: string) => {
  const all = useContext(FieldProblems)
  const here = (all ?? []).filter(({ field }) => field === name)
  return {
    isLive: all !== null,
    errors: here.filter(({ severity }) => severity === 'ERROR'),
    hints: here.filter(({ severity }) => severity !== 'ERROR'),
  }
}

/** The warnings of a field, which do not prevent saving. */
export const useFieldHint = (name: string): string | undefined => {
  const { hints } = useProblemsAt(name)
  return hints.length === 0 ? undefined : hints.map(problemText).join(' ')
}

type Props<V extends FieldValues> = { problemsOf: (values: V) => readonly Problem[]; children: ReactNode }

/** Checks the form at each change, and gives each field its problems. */
export const LiveValidation = <V extends FieldValues>({ problemsOf, children }: Props<V>) => {
  const { control } = useFormContext<V>()
  return <FieldProblems value={useWatch({ control, compute: problemsOf })}>{children}</FieldProblems>
}
