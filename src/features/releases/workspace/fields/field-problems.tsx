import { useTranslation } from 'react-i18next'
import { type Problem, isMissing } from '#src/domain/problem.ts'
import { type FieldPath, useFormContext, useFormState } from 'react-hook-form'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { useEditorState, useWorkspace } from '#src/features/releases/workspace/form/workspace-context.ts'
import classes from '#src/features/releases/workspace/fields/field-problems.module.css'

/** What stands at a field: nothing is called missing before the person has been there. */
export const useFieldProblems = (field: string, path: FieldPath<ReleaseForm>): Problem[] => {
  const { revealed } = useWorkspace()
  const { control, getFieldState } = useFormContext<ReleaseForm>()
  const formState = useFormState({ control, name: path })
  const here = useEditorState(({ problems }) => problems.filter((problem) => problem.field === field))
  const wasHere = revealed || getFieldState(path, formState).isTouched
  return here.filter((problem) => wasHere || !isMissing(problem))
}

/** The id of the element that a problem's link leads to. */
export const fieldId = (field: string): string => `field-${field}`

export const ProblemText = ({ problem }: { problem: Problem }) => {
  const { t } = useTranslation('problems')
  return <>{t(problem.code, problem.values ?? {})}</>
}

const Fix = ({ fix, path }: { fix: string; path: FieldPath<ReleaseForm> }) => {
  const { t } = useTranslation('releases')
  const { setValue } = useFormContext<ReleaseForm>()
  return (
    <button
      type="button"
      className={classes.fix}
      onClick={() => setValue(path, fix, { shouldDirty: true, shouldTouch: true })}
    >
      {t('fix', { fix })}
    </button>
  )
}

type Messages = { error?: React.ReactNode; description?: React.ReactNode }

const list = (problems: readonly Problem[], path: FieldPath<ReleaseForm>) =>
  problems.map((problem) => (
    <span key={problem.code} className={classes.message}>
      <ProblemText problem={problem} />
      {problem.fix === undefined ? null : <Fix fix={problem.fix} path={path} />}
    </span>
  ))

/** The two places an input has for words: what must change, and what should be looked at. */
export const useFieldMessages = (field: string, path: FieldPath<ReleaseForm>): Messages => {
  const problems = useFieldProblems(field, path)
  const errors = problems.filter(({ severity }) => severity === 'ERROR')
  const hints = problems.filter(({ severity }) => severity !== 'ERROR')
  return {
    error: errors.length === 0 ? undefined : list(errors, path),
    description: hints.length === 0 ? undefined : list(hints, path),
  }
}
