import { TextInput, type TextInputProps } from '@mantine/core'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { type FieldPath, type FieldPathByValue, useFormContext, useFormState } from 'react-hook-form'
import { isMissing, type Problem } from '#src/domain/problem.ts'
import { ArtistLink } from '#src/features/releases/workspace/fields/artist-link.tsx'
import { RepairButton } from '#src/features/releases/workspace/fields/repair-button.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { useProblems, useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import { RequestedAtField, useReasonsAt } from '#src/features/releases/workspace/step-reasons.tsx'
import { fieldId } from '#src/features/releases/workspace/use-workspace-step.ts'
import { problemText } from '#src/i18n/problem-text.ts'
import { refusalText } from '#src/shared/release/refusal-text.ts'
import classes from '#src/features/releases/workspace/fields/release-text-field.module.css'

const useFieldState = (path: FieldPath<ReleaseForm>) => {
  const { control, getFieldState } = useFormContext<ReleaseForm>()
  return getFieldState(path, useFormState({ control, name: path }))
}

/** The problems of a field. A missing value is no problem before the person has been at the field. */
export const useFieldProblems = (field: string, path: FieldPath<ReleaseForm>): Problem[] => {
  const { revealed } = useWorkspace()
  const { isTouched } = useFieldState(path)
  const atField = useProblems((problems) => problems.filter((problem) => problem.field === field))
  const isVisited = revealed || isTouched
  return atField.filter((problem) => isVisited || !isMissing(problem))
}

type Messages = { error?: ReactNode; description?: ReactNode }

/** The reason for a spelling replaces the warning about it. */
export const problemOrOverrideText = (problem: Problem): string =>
  problem.overrideReason === undefined
    ? problemText(problem)
    : i18next.t('releases:keep.kept', { reason: problem.overrideReason })

const messageList = (problems: readonly Problem[]) =>
  problems.map((problem) => (
    <span key={problem.code} className={classes.message}>
      {problemOrOverrideText(problem)}
      <RepairButton problem={problem} />
      <ArtistLink problem={problem} />
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
    error: errors.length === 0 ? refusal?.message && refusalText(refusal.message) : messageList(errors),
    description: isDescribed ? (
      <>
        <RequestedAtField reasons={reasons} />
        {messageList(hints)}
      </>
    ) : undefined,
  }
}

type Props = Omit<TextInputProps, 'name' | 'id' | 'error' | 'description'> & {
  name: FieldPathByValue<ReleaseForm, string>
  /** The name of the field in its problems, where that is not its path in the form. */
  field?: string
  hint?: string
  /** How the text is written once the field is left. */
  format?: (text: string) => string
}

const asTyped = (text: string) => text

/** A text of the release, with what the rules and the reviewers say about it. */
export const ReleaseTextField = ({ name, field = name, hint, format = asTyped, ...input }: Props) => {
  const { clearErrors, getValues, register, setValue } = useFormContext<ReleaseForm>()
  const { error, description } = useFieldMessages(field, name)
  return (
    <TextInput
      {...input}
      {...register(name, {
        onBlur: () => {
          const [typed, formatted] = [getValues(name), format(getValues(name))]
          if (formatted === typed) return
          setValue(name, formatted)
          // The refusal was about an earlier text.
          clearErrors(name)
        },
      })}
      id={fieldId(field)}
      error={error}
      description={description ?? hint}
    />
  )
}
