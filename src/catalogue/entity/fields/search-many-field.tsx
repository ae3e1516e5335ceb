import { useController, useFormContext } from 'react-hook-form'
import { useFieldMessage } from '#src/catalogue/entity/use-field-message.ts'
import type { Option, UseOptions } from '#src/ui/option.ts'
import { SearchMultiSelect } from '#src/ui/search-multi-select.tsx'

type Props = { name: string; label: string; useOptions: UseOptions; required?: boolean; makes?: boolean }

/** Several other entities, found by their names. */
export const SearchManyField = ({ name, ...select }: Props) => {
  const { control } = useFormContext<Record<string, readonly Option[]>>()
  const { field } = useController({ control, name })
  return (
    <SearchMultiSelect
      {...select}
      name={name}
      value={field.value ?? []}
      onChange={(options) => field.onChange(options.map(({ id, name: called }) => ({ id, name: called })))}
      onBlur={field.onBlur}
      ref={field.ref}
      error={useFieldMessage(name)}
    />
  )
}
