import { Textarea, type TextareaProps } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { useFieldMessage } from '#src/catalogue/entity/use-field-message.ts'

const LINES = 4

export const LongTextField = ({ name, ...input }: TextareaProps & { name: string }) => {
  const { register } = useFormContext()
  return <Textarea rows={LINES} {...input} {...register(name)} error={useFieldMessage(name)} />
}
