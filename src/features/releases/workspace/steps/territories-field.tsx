import { Button, Radio, TextInput, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { COUNTRY_CODES, TERRITORY_PRESETS, WORLD } from '#src/domain/metadata/territories.ts'
import { countryOptions } from '#src/i18n/country-options.ts'
import { useFieldMessages } from '#src/features/releases/workspace/fields/text-field.tsx'
import { fieldId } from '#src/features/releases/workspace/workspace-search-params.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import classes from '#src/features/releases/workspace/form/form-layout.module.css'

type Props = { options: { value: string; label: string }[]; value: string[]; onChange: (codes: string[]) => void }

const CountryChoices = ({ options, value, onChange }: Props) => {
  const { t } = useTranslation('releases')
  if (options.length === 0) return <p>{t('territories.noMatch')}</p>
  return (
    <Checkbox.Group value={value} onChange={onChange} aria-label={t('territories.list')}>
      <div className={`${classes.choices} ${classes.scroll}`}>
        {options.map((country) => (
          <Checkbox key={country.value} value={country.value} label={country.label} />
        ))}
      </div>
    </Checkbox.Group>
  )
}

/** Worldwide, or a list of countries. An empty list is an error, because it would be a silent takedown. */
export const TerritoriesField = () => {
  const { t, i18n } = useTranslation('releases')
  const { field } = useController<ReleaseForm, 'territories'>({ name: 'territories' })
  const { error } = useFieldMessages('territories', 'territories')
  const [search, setSearch] = useState('')
  const worldwide = field.value.includes(WORLD)
  const options = countryOptions(COUNTRY_CODES, i18n.language).filter(({ label }) =>
    label.toLocaleLowerCase(i18n.language).includes(search.trim().toLocaleLowerCase(i18n.language)),
  )
  return (
    <Radio.Group
      value={worldwide ? 'WORLD' : 'CHOSEN'}
      onChange={(mode) => field.onChange(mode === 'WORLD' ? [WORLD] : [])}
      label={t('field.territories')}
      error={error}
      required
    >
      <div className={classes.inline}>
        <Radio id={fieldId('territories')} value="WORLD" label={t('territories.world')} />
        <Radio value="CHOSEN" label={t('territories.chosen', { count: worldwide ? 0 : field.value.length })} />
      </div>
      {worldwide ? null : (
        <>
          <div className={classes.presets}>
            {TERRITORY_PRESETS.map(({ key, codes }) => (
              <Button key={key} variant="default" size="compact-sm" onClick={() => field.onChange([...codes])}>
                {t(`territories.preset.${key}`)}
              </Button>
            ))}
          </div>
          <TextInput
            type="search"
            aria-label={t('territories.search')}
            placeholder={t('territories.search')}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <CountryChoices options={options} value={field.value} onChange={field.onChange} />
        </>
      )}
    </Radio.Group>
  )
}
