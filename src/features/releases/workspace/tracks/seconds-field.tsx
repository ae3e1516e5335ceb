import { TextInput } from '@mantine/core'
import { type FieldPathByValue, useController } from 'react-hook-form'
import { fieldId, useFieldProblems, messagesOf } from '#src/features/releases/workspace/fields/field-problems.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'

const DIGITS_MAX = 5

type Props = { name: FieldPathByValue<ReleaseForm, string>; field: string; label: string; hint: string }

/** Whole seconds: nothing but digits can be typed. */
export const SecondsField = ({ name, field, label, hint }: Props) => {
  const { field: input } = useController<ReleaseForm, typeof name>({ name })
  const { error, description } = messagesOf(useFieldProblems(field, name), name)
  return (
    <TextInput
      ref={input.ref}
      id={fieldId(field)}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={input.value}
      onChange={({ currentTarget }) => input.onChange(currentTarget.value.replaceAll(/\D/g, '').slice(0, DIGITS_MAX))}
      onBlur={input.onBlur}
      error={error}
      description={description ?? hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  )
}
