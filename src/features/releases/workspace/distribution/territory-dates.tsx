import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { COUNTRY_CODES, WORLD } from '#src/domain/metadata/territories.ts'
import { tidyOwnDates } from '#src/domain/release/own-dates.ts'
import classes from '#src/features/releases/workspace/distribution/release-times.module.css'
import { useFieldMessages } from '#src/features/releases/workspace/fields/text-field.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { countryOptions } from '#src/i18n/name-options.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { typeAhead } from '#src/ui/type-ahead.ts'

/** Territories where the release comes out on another day. */
export const TerritoryDates = () => {
  const { t, i18n } = useTranslation('releases')
  const { control } = useFormContext<ReleaseForm>()
  const [territories, mainDate] = useWatch({ control, name: ['territories', 'consumerReleaseDate'] })
  const { field } = useController<ReleaseForm, 'territoryDates'>({ name: 'territoryDates' })
  const { error, description } = useFieldMessages('territoryDates', 'territoryDates')
  const [isOpen, setOpen] = useState(field.value.length > 0)
  // A row stays while its date is being typed.
  const [undated, setUndated] = useState<readonly string[]>([])
  const sold = countryOptions(territories.includes(WORLD) ? COUNTRY_CODES : territories, i18n.language)
  const dateIn = (code: string) => field.value.find(({ territory }) => territory === code)?.date ?? ''
  const isOwn = ({ value }: { value: string }) => dateIn(value) !== '' || undated.includes(value)
  const change = (code: string, date: string, isKept = true) => {
    const others = field.value.filter(({ territory }) => territory !== code)
    setUndated((codes) => [...codes.filter((each) => each !== code), ...(date === '' && isKept ? [code] : [])])
    field.onChange(
      tidyOwnDates({ territoryDates: date === '' ? others : [...others, { territory: code, date }] }).territoryDates,
    )
    field.onBlur()
  }
  return (
    <details className={classes.details} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('times.territories')}</summary>
      {error !== undefined && <FieldError>{error}</FieldError>}
      {description !== undefined && <div className={classes.hint}>{description}</div>}
      <ul className={classes.own}>
        {sold.filter(isOwn).map(({ value, label }) => (
          <li key={value}>
            <TextInput
              type="date"
              label={label}
              value={dateIn(value)}
              onChange={({ currentTarget }) => change(value, currentTarget.value)}
            />
            <Button
              variant="subtle"
              color="gray"
              aria-label={t('times.removeFrom', { name: label })}
              onClick={() => change(value, '', false)}
            >
              {t('times.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <NativeSelect
        label={t('times.add')}
        value=""
        onKeyDown={typeAhead}
        onChange={({ currentTarget }) => change(currentTarget.value, mainDate)}
        data={[{ value: '', label: t('choose') }, ...sold.filter((option) => !isOwn(option))]}
      />
    </details>
  )
}
