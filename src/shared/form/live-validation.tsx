import type { ReactNode } from 'react'
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form'
import { FieldProblems } from '#src/shared/form/field-problems.ts'
import type { Problem } from '#src/domain/problem.ts'

type Props<V extends FieldValues> = { problemsOf: (values: V) => readonly Problem[]; children: ReactNode }

/** Asks the rules with every change of the form around it; each field says what they have against it. */
export const LiveValidation = <V extends FieldValues>({ problemsOf, children }: Props<V>) => {
  const { control } = useFormContext<V>()
  return <FieldProblems value={useWatch({ control, compute: problemsOf })}>{children}</FieldProblems>
}
