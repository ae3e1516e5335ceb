import { TextInput, type TextInputProps } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { FIELD_ORDER } from '#src/catalogue/entity/fields/field-order.ts'
import { useFieldHint } from '#src/catalogue/entity/field-problems.ts'
import { useFieldMessage } from '#src/catalogue/entity/use-field-message.ts'

/** One line of text. What is wrong with it stands beneath it. */
export const TextField = ({ name, ...input }: TextInputProps & { name: string }) => {
  const { register } = useFormContext()
  const hint = useFieldHint(name)
  return (
    <TextInput
      autoComplete="off"
      inputWrapperOrder={FIELD_ORDER}
      {...input}
      {...register(name)}
      description={hint ?? input.description}
      error={useFieldMessage(name)}
    />
  )
}
