import { useFormContext, useWatch, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SwitchField, ChoiceField } from '#src/features/releases/workspace/fields/choice-field.tsx'
import { TextField, useFieldMessages } from '#src/features/releases/workspace/fields/text-field.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import classes from '#src/features/releases/workspace/form/form-layout.module.css'
import { RIGHTS_CLAIMS } from '#src/domain/release/monetization.ts'
import { Button, Checkbox, Radio, TextInput } from '@mantine/core'
import { useState } from 'react'
import { COUNTRY_CODES, TERRITORY_PRESETS, WORLD } from '#src/domain/metadata/territories.ts'
import { countryOptions } from '#src/i18n/name-options.ts'
import { useQuery } from '@tanstack/react-query'
import { storesQuery } from '#src/shared/release/release-queries.ts'
import { fieldId } from '#src/features/releases/workspace/workspace-search-params.ts'
import { ErrorPanel } from '#src/ui/error-panel.tsx'

type CountryChoicesProps = {
  options: { value: string; label: string }[]
  value: string[]
  onChange: (codes: string[]) => void
}

const CountryChoices = ({ options, value, onChange }: CountryChoicesProps) => {
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
const TerritoriesField = () => {
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

const StoresField = () => {
  const { t } = useTranslation('releases')
  const { field } = useController<ReleaseForm, 'distributionProviders'>({ name: 'distributionProviders' })
  const { error } = useFieldMessages('distributionProviders', 'distributionProviders')
  const stores = useQuery(storesQuery)
  if (stores.data === undefined && stores.error !== null)
    return <ErrorPanel error={stores.error} onRetry={() => void stores.refetch()} />

  const all = (stores.data ?? []).map(({ id }) => id)
  const choose = (ids: string[]) => {
    field.onChange(ids)
    field.onBlur()
  }
  return (
    <Checkbox.Group
      id={fieldId('distributionProviders')}
      tabIndex={-1}
      value={field.value}
      onChange={choose}
      label={t('field.distributionProviders')}
      description={t('stores.chosen', { count: field.value.length })}
      error={error}
      required
    >
      <div className={classes.inline}>
        <Button variant="default" size="compact-sm" onClick={() => choose(all)}>
          {t('stores.all')}
        </Button>
        <Button variant="default" size="compact-sm" onClick={() => choose([])}>
          {t('stores.none')}
        </Button>
      </div>
      <div className={classes.choices}>
        {(stores.data ?? []).map(({ id, name }) => (
          <Checkbox key={id} value={id} label={name} />
        ))}
      </div>
    </Checkbox.Group>
  )
}

/** Monetization, and what happens to videos of others with this music. */
const RightsFields = () => {
  const { t } = useTranslation('releases')
  return (
    <fieldset className={`${classes.group} ${classes.wide}`}>
      <legend className={classes.legend}>{t('rights')}</legend>
      <SwitchField name="monetization" label={t('field.monetization')} />
      <SwitchField name="songMonetization" label={t('field.songMonetization')} />
      <ChoiceField
        name="assetsRightsClaim"
        label={t('field.assetsRightsClaim')}
        hint={t('hint.assetsRightsClaim')}
        blank={false}
        options={RIGHTS_CLAIMS.map((claim) => ({ value: claim, label: t(`claim.${claim}`) }))}
      />
      <SwitchField
        name="manageAssetsSeparately"
        label={t('field.manageAssetsSeparately')}
        hint={t('hint.manageAssetsSeparately')}
      />
    </fieldset>
  )
}

export const DistributionStep = () => {
  const { t } = useTranslation('releases')
  const { control } = useFormContext<ReleaseForm>()
  const already = useWatch({ control, name: 'alreadyReleased' })
  return (
    <div className={classes.fields}>
      <TextField name="consumerReleaseDate" type="date" label={t('field.consumerReleaseDate')} required />
      <TextField
        name="consumerReleaseTime"
        type="time"
        label={t('field.consumerReleaseTime')}
        hint={t('hint.localTime')}
      />
      <TextField name="preOrderDate" type="date" label={t('field.preOrderDate')} hint={t('hint.preOrder')} />
      <div className={classes.wide}>
        <SwitchField name="alreadyReleased" label={t('field.alreadyReleased')} />
      </div>
      {already ? <TextField name="releaseDate" type="date" label={t('field.releaseDate')} required /> : null}
      <div className={classes.wide}>
        <TerritoriesField />
      </div>
      <div className={classes.wide}>
        <StoresField />
      </div>
      <RightsFields />
    </div>
  )
}
