import { Textarea } from '@mantine/core'
import { type FieldPathByValue, useFormContext } from 'react-hook-form'
import { LYRICS_MAX } from '#src/domain/asset/lyrics.ts'
import { fieldId } from '#src/features/releases/workspace/fields/field-id.ts'
import { messagesOf } from '#src/features/releases/workspace/fields/field-messages.tsx'
import { useFieldProblems } from '#src/features/releases/workspace/fields/use-field-problems.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'
import classes from '#src/features/releases/workspace/steps/steps.module.css'

const LINES = 4

type Props = { name: FieldPathByValue<ReleaseForm, string>; field: string; label: string }

export const LyricsField = ({ name, field, label }: Props) => {
  const { register } = useFormContext<ReleaseForm>()
  const { error, description } = messagesOf(useFieldProblems(field, name), name)
  return (
    <Textarea
      {...register(name)}
      id={fieldId(field)}
      className={classes.wide}
      label={label}
      rows={LINES}
      maxLength={LYRICS_MAX}
      error={error}
      description={description}
    />
  )
}
