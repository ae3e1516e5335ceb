import { TextInput, type TextInputProps } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { useFieldMessage } from '#src/catalogue/entity/use-field-message.ts'

/** One line of text. What is wrong with it stands beneath it. */
export const TextField = ({ name, ...input }: TextInputProps & { name: string }) => {
  const { register } = useFormContext()
  return <TextInput {...input} {...register(name)} autoComplete="off" error={useFieldMessage(name)} />
}
