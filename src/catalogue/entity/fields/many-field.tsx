import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldMessage } from '#src/catalogue/entity/use-field-message.ts'
import classes from '#src/catalogue/entity/fields/many-field.module.css'

type Option = { value: string; label: string }
type Props = {
  name: string
  label: string
  options: readonly Option[]
  /** The one that means all of them: it and the others shut each other out. */
  everything?: string
}

const settled = (chosen: readonly string[], before: readonly string[], everything: string | undefined) => {
  if (everything === undefined || !chosen.includes(everything)) return [...chosen]
  return before.includes(everything) ? chosen.filter((value) => value !== everything) : [everything]
}

/** Several of a long list, which is searched by typing. */
export const ManyField = ({ name, label, options, everything }: Props) => {
  const { t, i18n } = useTranslation('entities')
  const { control } = useFormContext<Record<string, string[]>>()
  const { field } = useController({ control, name })
  const error = useFieldMessage(name)
  const [search, setSearch] = useState('')
  const lower = (text: string) => text.toLocaleLowerCase(i18n.language)
  const chosen = field.value ?? []
  const found = options.filter((option) => lower(option.label).includes(lower(search.trim())))
  return (
    <Checkbox.Group
      label={label}
      description={t('chosen', { count: chosen.length })}
      error={error}
      value={chosen}
      onChange={(next) => field.onChange(settled(next, chosen, everything))}
    >
      <TextInput
        type="search"
        className={classes.search}
        aria-label={t('searchIn', { list: label })}
        placeholder={t('searchIn', { list: label })}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        onBlur={field.onBlur}
      />
      <div className={classes.choices}>
        {found.map((option) => (
          <Checkbox key={option.value} value={option.value} label={option.label} />
        ))}
      </div>
      {found.length === 0 && <p>{t('noneFound')}</p>}
    </Checkbox.Group>
  )
}
