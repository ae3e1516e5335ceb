import { TextInput, type TextInputProps } from '@mantine/core'
import { type FieldPathByValue, useFormContext } from 'react-hook-form'
import { fieldId, useFieldProblems, messagesOf } from '#src/features/releases/workspace/fields/field-problems.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'

type Props = Omit<TextInputProps, 'name' | 'id' | 'error' | 'description'> & {
  name: FieldPathByValue<ReleaseForm, string>
  /** Where its problems are listed, when that is not its own path. */
  field?: string
  hint?: string
}

export const TextField = ({ name, field = name, hint, ...input }: Props) => {
  const { register } = useFormContext<ReleaseForm>()
  const { error, description } = messagesOf(useFieldProblems(field, name), name)
  return (
    <TextInput
      {...input}
      {...register(name)}
      id={fieldId(field)}
      error={error}
      description={description ?? hint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  )
}
