import { TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { type FieldPath, type FieldPathByValue, useFormContext, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isMissing, type Problem } from '#src/domain/problem.ts'
import classes from '#src/features/releases/workspace/fields/text-field.module.css'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { useEditorState, useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { RequestedAtField } from '#src/features/releases/workspace/step-reasons.tsx'
import { useReasonsAt } from '#src/features/releases/workspace/step-states.ts'
import { fieldId } from '#src/features/releases/workspace/workspace-search-params.ts'
import { problemText } from '#src/shared/form/field-problems.tsx'
import { INPUT_WRAPPER_ORDER } from '#src/shared/form/fields/text-field.tsx'

const useFieldState = (path: FieldPath<ReleaseForm>) => {
  const { control, getFieldState } = useFormContext<ReleaseForm>()
  return getFieldState(path, useFormState({ control, name: path }))
}

/** The problems of a field. A missing value is no problem before the person has been at the field. */
export const useFieldProblems = (field: string, path: FieldPath<ReleaseForm>): Problem[] => {
  const { revealed } = useWorkspace()
  const { isTouched } = useFieldState(path)
  const atField = useEditorState(({ problems }) => problems.filter((problem) => problem.field === field))
  const isVisited = revealed || isTouched
  return atField.filter((problem) => isVisited || !isMissing(problem))
}

const Fix = ({ fix, path }: { fix: string; path: FieldPath<ReleaseForm> }) => {
  const { t } = useTranslation('releases')
  const { setValue } = useFormContext<ReleaseForm>()
  return (
    <button
      type="button"
      data-text-button
      className={classes.fix}
      onClick={() => setValue(path, fix, { shouldDirty: true, shouldTouch: true })}
    >
      {t('fix', { fix })}
    </button>
  )
}

type Messages = { error?: ReactNode; description?: ReactNode }

const messageList = (problems: readonly Problem[], path: FieldPath<ReleaseForm>) =>
  problems.map((problem) => (
    <span key={problem.code} className={classes.message}>
      {problemText(problem)}
      {problem.fix === undefined ? null : <Fix fix={problem.fix} path={path} />}
    </span>
  ))

/**
 * What an input shows beneath itself: as its error what must change, or why the server refused it, as its description
 * what should be looked at.
 */
export const useFieldMessages = (field: string, path: FieldPath<ReleaseForm>): Messages => {
  const problems = useFieldProblems(field, path)
  const { error: refusal } = useFieldState(path)
  const reasons = useReasonsAt(field)
  const errors = problems.filter(({ severity }) => severity === 'ERROR')
  const hints = problems.filter(({ severity }) => severity !== 'ERROR')
  const isDescribed = hints.length > 0 || reasons.length > 0
  return {
    error: errors.length === 0 ? refusal?.message : messageList(errors, path),
    description: isDescribed ? (
      <>
        <RequestedAtField reasons={reasons} />
        {messageList(hints, path)}
      </>
    ) : undefined,
  }
}

type Props = Omit<TextInputProps, 'name' | 'id' | 'error' | 'description'> & {
  name: FieldPathByValue<ReleaseForm, string>
  /** The name of the field in its problems, where that is not its path in the form. */
  field?: string
  hint?: string
}

export const TextField = ({ name, field = name, hint, ...input }: Props) => {
  const { register } = useFormContext<ReleaseForm>()
  const { error, description } = useFieldMessages(field, name)
  return (
    <TextInput
      {...input}
      {...register(name)}
      id={fieldId(field)}
      error={error}
      description={description ?? hint}
      inputWrapperOrder={INPUT_WRAPPER_ORDER}
    />
  )
}
