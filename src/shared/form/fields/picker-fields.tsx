import { useController, useFormContext } from 'react-hook-form'
import { useFieldMessage } from '#src/shared/form/field-texts.ts'
import { NamesInput } from '#src/shared/picker/names-input.tsx'
import type { Option, RenderSearch } from '#src/ui/option.ts'
import { SearchSelect } from '#src/ui/search-select.tsx'

type SearchFieldProps = { name: string; label: string; renderSearch: RenderSearch; required?: boolean; makes?: boolean }

/** A field for another entity, found by name. */
export const SearchField = ({ name, ...select }: SearchFieldProps) => {
  const { control } = useFormContext<Record<string, Option | null>>()
  const {
    field: { ref, ...field },
  } = useController({ control, name })
  return (
    <SearchSelect
      {...select}
      name={name}
      value={field.value ?? null}
      onChange={(option) => field.onChange(option === null ? null : { id: option.id, name: option.name })}
      onBlur={field.onBlur}
      ref={ref}
      error={useFieldMessage(name)}
    />
  )
}

type NamesFieldProps = { name: string; label: string; description?: string }

/** A field for names of people, separated by commas. */
export const NamesField = ({ name, ...input }: NamesFieldProps) => {
  const { control } = useFormContext<Record<string, string>>()
  const { field } = useController({ control, name })
  return <NamesInput {...input} {...field} value={field.value ?? ''} error={useFieldMessage(name)} />
}
