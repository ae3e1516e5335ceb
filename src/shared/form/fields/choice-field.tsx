import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { COUNTRY_CODES } from '#src/domain/metadata/territories.ts'
import { countryOptions } from '#src/i18n/name-options.ts'
import { useFieldHint } from '#src/shared/form/field-problems.tsx'
import { useFieldMessage } from '#src/shared/form/field-texts.ts'
import { type ChoiceGroup, GroupedChoices } from '#src/shared/form/fields/grouped-choices.tsx'
import { ChoiceSelect } from '#src/ui/choice-select.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { Summary } from '#src/ui/summary.tsx'
import classes from '#src/shared/form/fields/choice-field.module.css'

type MultiChoiceFieldProps = {
  name: string
  label: string
  groups: readonly ChoiceGroup[]
  /** The option that means all: it and the others exclude each other. */
  everything?: { value: string; label: string }
  /** What is chosen, in words; without it, how much. */
  summary?: (chosen: readonly string[]) => string
}

/** A field for several of a long list, which is rendered once it is opened. */
export const MultiChoiceField = ({ name, label, groups, everything, summary }: MultiChoiceFieldProps) => {
  const { t } = useTranslation('entities')
  const { control } = useFormContext<Record<string, string[]>>()
  const {
    field: { ref, ...field },
  } = useController({ control, name })
  const error = useFieldMessage(name)
  const [opened, setOpened] = useState(false)
  const chosen = field.value ?? []
  const single = chosen.filter((value) => value !== everything?.value)
  return (
    <details className={classes.field} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <Summary className={classes.summary} ref={ref} onBlur={field.onBlur}>
        <span>{label}</span>{' '}
        <span className={classes.count}>{summary?.(chosen) || t('chosen', { count: chosen.length })}</span>
      </Summary>
      {error === undefined ? null : <FieldError>{error}</FieldError>}
      {opened && (
        <div className={classes.choices}>
          {everything !== undefined && (
            <Checkbox
              label={everything.label}
              checked={chosen.includes(everything.value)}
              onChange={({ currentTarget }) => field.onChange(currentTarget.checked ? [everything.value] : [])}
            />
          )}
          <GroupedChoices
            groups={groups}
            value={single}
            onChange={field.onChange}
            searchLabel={t('searchIn', { list: label })}
          />
        </div>
      )}
    </details>
  )
}

type CheckFieldProps = { name: string; label: string; hint: string }

/** A field that is either ticked or not. */
export const CheckField = ({ name, label, hint }: CheckFieldProps) => {
  const { control } = useFormContext<Record<string, boolean>>()
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ control, name })
  return (
    <Checkbox
      ref={ref}
      name={name}
      label={label}
      description={hint}
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      onBlur={onBlur}
    />
  )
}

type Props = {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  required?: boolean
  disabled?: boolean
  description?: string
  /** What an empty choice means, where it means something. */
  placeholder?: string
}

/** A field for one of a short list; an empty string means no choice. */
export const ChoiceField = ({ name, ...select }: Props) => {
  const { t } = useTranslation('entities')
  const { control } = useFormContext<Record<string, string | null>>()
  const { field } = useController({ control, name })
  return (
    <ChoiceSelect
      placeholder={t('choose')}
      {...select}
      description={useFieldHint(name) ?? select.description}
      {...field}
      value={field.value === '' ? null : (field.value ?? null)}
      onChange={(value) => field.onChange(value ?? '')}
      error={useFieldMessage(name)}
    />
  )
}

export const CountryField = ({ name }: { name: string }) => {
  const { t, i18n } = useTranslation('entities')
  const options = countryOptions(COUNTRY_CODES, i18n.language)
  return <ChoiceField name={name} label={t('field.country')} options={options} />
}
