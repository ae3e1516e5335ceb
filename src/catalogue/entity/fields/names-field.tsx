import { useController, useFormContext } from 'react-hook-form'
import { FIELD_ORDER } from '#src/catalogue/entity/fields/field-order.ts'
import { useFieldMessage } from '#src/catalogue/entity/use-field-message.ts'
import { NamesInput } from '#src/catalogue/pickers/names-input.tsx'

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
      inputWrapperOrder={FIELD_ORDER}
      error={useFieldMessage(name)}
    />
  )
}
