import type { Option, UseOptions } from '#src/ui/option.ts'
import { SearchSelect } from '#src/ui/search-select.tsx'
import classes from '#src/shared/list/filter/search-filter.module.css'

type Props = {
  label: string
  /** What the filter says while it lets everything through. */
  everything: string
  value: string | undefined
  /** What the address knows by its id only; nothing while its name is being looked for. */
  named: Option | undefined
  useOptions: UseOptions
  onChange: (id: string | undefined) => void
}

/** Narrows a list to what belongs to one other entity, found by its name. */
export const SearchFilter = ({ label, everything, value, named, useOptions, onChange }: Props) => (
  <div className={classes.filter} data-narrows={value !== undefined || undefined}>
    <SearchSelect
      label={label}
      placeholder={everything}
      value={value === undefined ? null : (named ?? { id: value, name: '…' })}
      onChange={(option) => onChange(option?.id)}
      useOptions={useOptions}
    />
  </div>
)
