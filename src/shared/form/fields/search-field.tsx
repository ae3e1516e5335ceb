import { useController, useFormContext } from 'react-hook-form'
import { useFieldMessage } from '#src/shared/form/use-field-message.ts'
import type { Option, UseOptions } from '#src/ui/option.ts'
import { SearchSelect } from '#src/ui/search-select.tsx'

type Props = { name: string; label: string; useOptions: UseOptions; required?: boolean; makes?: boolean }

/** One other entity, found by its name. */
export const SearchField = ({ name, ...select }: Props) => {
  const { control } = useFormContext<Record<string, Option | null>>()
  const { field } = useController({ control, name })
  return (
    <SearchSelect
      {...select}
      name={name}
      value={field.value ?? null}
      onChange={(option) => field.onChange(option === null ? null : { id: option.id, name: option.name })}
      onBlur={field.onBlur}
      ref={field.ref}
      error={useFieldMessage(name)}
    />
  )
}
