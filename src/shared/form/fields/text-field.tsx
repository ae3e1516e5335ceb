import { TextInput, type TextInputProps, Textarea, type TextareaProps } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { useFieldHint } from '#src/shared/form/field-problems.tsx'
import { useFieldMessage } from '#src/shared/form/field-texts.ts'

/** A field for one line of text, with its error below. */
export const TextField = ({ name, ...input }: TextInputProps & { name: string }) => {
  const { register } = useFormContext()
  const hint = useFieldHint(name)
  return (
    <TextInput
      autoComplete="off"
      {...input}
      {...register(name)}
      description={hint ?? input.description}
      error={useFieldMessage(name)}
    />
  )
}

const LINES = 4

export const LongTextField = ({ name, ...input }: TextareaProps & { name: string }) => {
  const { register } = useFormContext()
  const hint = useFieldHint(name)
  return (
    <Textarea
      rows={LINES}
      {...input}
      {...register(name)}
      description={hint ?? input.description}
      error={useFieldMessage(name)}
    />
  )
}
