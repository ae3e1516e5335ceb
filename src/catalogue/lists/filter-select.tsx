import { NativeSelect } from '@mantine/core'
import classes from '#src/catalogue/lists/filter-select.module.css'

type Props<V extends string> = {
  label: string
  /** What the filter says while it lets everything through. */
  everything: string
  value: V | undefined
  options: readonly { value: V; label: string }[]
  onChange: (value: V | undefined) => void
}

/** Narrows a list to one of a few kinds; the words of the choice say what it is about. */
export const FilterSelect = <V extends string>({ label, everything, value, options, onChange }: Props<V>) => (
  <NativeSelect
    className={classes.filter}
    aria-label={label}
    value={value ?? ''}
    onChange={({ currentTarget }) => onChange(options.find((option) => option.value === currentTarget.value)?.value)}
    data={[{ value: '', label: everything }, ...options]}
    data-narrows={value !== undefined || undefined}
  />
)
