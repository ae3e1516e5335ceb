import { TextInput, type TextInputProps } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { INPUT_WRAPPER_ORDER } from '#src/shared/form/fields/input-wrapper-order.ts'
import { useFieldHint } from '#src/shared/form/field-problems.ts'
import { useFieldMessage } from '#src/shared/form/use-field-message.ts'

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
