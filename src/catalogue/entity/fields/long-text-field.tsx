import { Textarea, type TextareaProps } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { FIELD_ORDER } from '#src/catalogue/entity/fields/field-order.ts'
import { useFieldHint } from '#src/catalogue/entity/field-problems.ts'
import { useFieldMessage } from '#src/catalogue/entity/use-field-message.ts'

const LINES = 4

export const LongTextField = ({ name, ...input }: TextareaProps & { name: string }) => {
  const { register } = useFormContext()
  const hint = useFieldHint(name)
  return (
    <Textarea
      rows={LINES}
      inputWrapperOrder={FIELD_ORDER}
      {...input}
      {...register(name)}
      description={hint ?? input.description}
      error={useFieldMessage(name)}
    />
  )
}
