import { NativeSelect } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { typeAhead } from '#src/ui/type-ahead.ts'
import classes from '#src/ui/choice-select.module.css'

type Choice<V extends string> = { value: V; label: string; disabled?: boolean }

/** A choice that is stored as it is shown, such as a genre. */
export const asOption = (name: string): Choice<string> => ({ value: name, label: name })

type Props<V extends string> = {
  label: ReactNode
  value: V | null
  onChange: (value: V | null) => void
  options: readonly Choice<V>[]
  /** Shown while nothing is chosen. */
  placeholder?: string
  required?: boolean
  disabled?: boolean
  error?: ReactNode
  description?: ReactNode
  id?: string
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLSelectElement>
}

/** A native select, for short lists. */
export const ChoiceSelect = <V extends string>({ value, onChange, options, placeholder, ...field }: Props<V>) => {
  const choose = (chosen: string) => onChange(options.find((option) => option.value === chosen)?.value ?? null)
  const blank = value === null || !field.required
  return (
    <NativeSelect
      {...field}
      onKeyDown={typeAhead}
      classNames={{ input: classes.select }}
      data-blank={value === null || undefined}
      value={value ?? ''}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {blank && (
        <option value="" disabled={field.required} hidden={field.required}>
          {placeholder ?? '–'}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  )
}
