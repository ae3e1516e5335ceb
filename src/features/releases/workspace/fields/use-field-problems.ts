import { type FieldPath, useFormContext, useFormState } from 'react-hook-form'
import { isMissing, type Problem } from '#src/domain/problem.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'
import { useWorkspace } from '#src/features/releases/workspace/workspace-context.ts'

/** What stands at a field: nothing is called missing before the person has been there. */
export const useFieldProblems = (field: string, path: FieldPath<ReleaseForm>): Problem[] => {
  const { problems, revealed } = useWorkspace()
  const { control, getFieldState } = useFormContext<ReleaseForm>()
  const formState = useFormState({ control, name: path })
  const here = problems.filter((problem) => problem.field === field)
  const wasHere = revealed || getFieldState(path, formState).isTouched
  return here.filter((problem) => wasHere || !isMissing(problem))
}
