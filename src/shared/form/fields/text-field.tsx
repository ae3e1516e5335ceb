import { TextInput, type TextInputProps, Textarea, type TextareaProps } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { useFieldHint } from '#src/shared/form/field-problems.tsx'
import { useFieldMessage } from '#src/shared/form/field-texts.ts'

/** What helps stands under the field, so that fields side by side stay level. */
export const INPUT_WRAPPER_ORDER: TextInputProps['inputWrapperOrder'] = ['label', 'input', 'description', 'error']

/** One line of text. What is wrong with it stands beneath it. */
export const TextField = ({ name, ...input }: TextInputProps & { name: string }) => {
  const { register } = useFormContext()
  const hint = useFieldHint(name)
  return (
    <TextInput
      autoComplete="off"
      inputWrapperOrder={INPUT_WRAPPER_ORDER}
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
      inputWrapperOrder={INPUT_WRAPPER_ORDER}
      {...input}
      {...register(name)}
      description={hint ?? input.description}
      error={useFieldMessage(name)}
    />
  )
}
