import { useController, useFormContext } from 'react-hook-form'
import { INPUT_WRAPPER_ORDER } from '#src/shared/form/fields/input-wrapper-order.ts'
import { useFieldMessage } from '#src/shared/form/use-field-message.ts'
import { NamesInput } from '#src/shared/picker/names-input.tsx'

type Props = { name: string; label: string; description?: string }

/** Several names of people, with commas between. */
export const NamesField = ({ name, ...input }: Props) => {
  const { control } = useFormContext<Record<string, string>>()
  const { field } = useController({ control, name })
  return (
    <NamesInput
      {...input}
      {...field}
      value={field.value ?? ''}
      inputWrapperOrder={INPUT_WRAPPER_ORDER}
      error={useFieldMessage(name)}
    />
  )
}
