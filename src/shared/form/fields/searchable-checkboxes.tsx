import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#src/shared/form/fields/multi-choice-field.module.css'

export type CheckboxOption = { value: string; label: string }
type Props = {
  label: string
  options: readonly CheckboxOption[]
  value: string[]
  onChange: (chosen: string[]) => void
}

/** A long list that is searched by typing; what is chosen stays chosen while it is out of sight. */
export const SearchableCheckboxes = ({ label, options, value, onChange }: Props) => {
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
