import { Textarea, type TextareaProps } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { INPUT_WRAPPER_ORDER } from '#src/shared/form/fields/input-wrapper-order.ts'
import { useFieldHint } from '#src/shared/form/field-problems.ts'
import { useFieldMessage } from '#src/shared/form/use-field-message.ts'

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
