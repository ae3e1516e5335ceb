import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldMessage } from '#src/shared/form/field-texts.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/shared/form/fields/multi-choice-field.module.css'
import { Checkbox, TextInput } from '@mantine/core'

type CheckboxOption = { value: string; label: string }
type SearchableCheckboxesProps = {
  label: string
  options: readonly CheckboxOption[]
  value: string[]
  onChange: (chosen: string[]) => void
}

/** A long list of checkboxes with a search; hidden options stay checked. */
const SearchableCheckboxes = ({ label, options, value, onChange }: SearchableCheckboxesProps) => {
  const { t, i18n } = useTranslation('entities')
  const [search, setSearch] = useState('')
  const lower = (text: string) => text.toLocaleLowerCase(i18n.language)
  const found = options.filter((option) => lower(option.label).includes(lower(search.trim())))
  return (
    <>
      <TextInput
        type="search"
        className={classes.search}
        aria-label={t('searchIn', { list: label })}
        placeholder={t('searchIn', { list: label })}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <Checkbox.Group aria-label={label} value={value} onChange={onChange}>
        <div className={classes.choices}>
          {found.map((option) => (
            <Checkbox key={option.value} value={option.value} label={option.label} />
          ))}
        </div>
      </Checkbox.Group>
      {found.length === 0 && <p>{t('noneFound')}</p>}
    </>
  )
}

type Props = {
  name: string
  label: string
  options: readonly CheckboxOption[]
  /** The option that means all: it and the others exclude each other. */
  everything?: string
}

const settled = (chosen: readonly string[], before: readonly string[], everything: string | undefined) => {
  if (everything === undefined || !chosen.includes(everything)) return [...chosen]
  return before.includes(everything) ? chosen.filter((value) => value !== everything) : [everything]
}

/** A field for several of a long list, which is rendered once it is opened. */
export const MultiChoiceField = ({ name, label, options, everything }: Props) => {
  const { t } = useTranslation('entities')
  const { control } = useFormContext<Record<string, string[]>>()
  const {
    field: { ref, ...field },
  } = useController({ control, name })
  const error = useFieldMessage(name)
  const [opened, setOpened] = useState(false)
  const chosen = field.value ?? []
  return (
    <details className={classes.field} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary className={classes.summary} ref={ref} onBlur={field.onBlur}>
        <span>{label}</span> <span className={classes.count}>{t('chosen', { count: chosen.length })}</span>
      </summary>
      {error === undefined ? null : <FieldError>{error}</FieldError>}
      {opened && (
        <SearchableCheckboxes
          label={label}
          options={options}
          value={chosen}
          onChange={(next) => field.onChange(settled(next, chosen, everything))}
        />
      )}
    </details>
  )
}
