import { Button, Radio, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, useId } from 'react'
import { useFormContext, useWatch, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TERRITORY_PRESETS, WORLD } from '#src/domain/metadata/territories.ts'
import { RIGHTS_CLAIMS } from '#src/domain/release/monetization.ts'
import { missingContentFor } from '#src/domain/release/store-compatibility.ts'
import { STORE_KINDS } from '#src/domain/release/store-kind.ts'
import { ReleaseTimes } from '#src/features/releases/workspace/distribution/release-times.tsx'
import { StoreDetails } from '#src/features/releases/workspace/distribution/store-details.tsx'
import { ReleaseChoiceField, SwitchField } from '#src/features/releases/workspace/fields/release-choice-field.tsx'
import { ReleaseTextField, useFieldMessages } from '#src/features/releases/workspace/fields/release-text-field.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { fieldId } from '#src/features/releases/workspace/use-workspace-step.ts'
import { GroupedChoices } from '#src/shared/form/fields/grouped-choices.tsx'
import { ContentUnavailable, useLoadProblem } from '#src/shared/page/content-unavailable.tsx'
import { territoryGroups, storeGroups } from '#src/shared/release/choice-groups.ts'
import { storesQuery } from '#src/shared/release/release-queries.ts'
import { territoriesText } from '#src/shared/release/territories-text.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/releases/workspace/form/form-layout.module.css'

const useChosenStores = () =>
  useController<ReleaseForm, 'distributionProviders'>({ name: 'distributionProviders' }).field

/** The stores by kind; those that cannot take the release are not offered. */
const StoreChoices = () => {
  const { t } = useTranslation('releases')
  const { t: entityText } = useTranslation('entities')
  const field = useChosenStores()
  const { control } = useFormContext<ReleaseForm>()
  const [format, tracks] = useWatch({ control, name: ['format', 'tracks'] })
  const stores = useQuery(storesQuery)
  const problem = useLoadProblem(stores)
  if (problem !== null) return <ContentUnavailable what="list" {...problem} />
  // Without them, “Select all” would select none.
  if (stores.data === undefined)
    return (
      <div aria-busy className={classes.section}>
        {STORE_KINDS.map((kind) => (
          <Skeleton key={kind} height={24} />
        ))}
      </div>
    )

  const all = stores.data
  const release = { format, tracks }
  const taking = all.filter(({ profile }) => missingContentFor(profile, release) === null)
  const offered = all.filter((store) => taking.includes(store) || field.value.includes(store.id))
  const choose = (ids: string[]) => {
    field.onChange(ids)
    field.onBlur()
  }
  return (
    <>
      <div className={classes.presets}>
        <Button variant="default" size="compact-sm" onClick={() => choose(taking.map(({ id }) => id))}>
          {t('stores.all')}
        </Button>
        <Button variant="default" size="compact-sm" onClick={() => choose([])}>
          {t('stores.none')}
        </Button>
      </div>
      <GroupedChoices
        groups={storeGroups(offered, entityText)}
        value={field.value}
        onChange={choose}
        searchLabel={t('stores.search')}
        startsOpen
      />
      <div id={fieldId('storeDates')} tabIndex={-1}>
        <StoreDetails stores={all} chosen={field.value} release={release} />
      </div>
    </>
  )
}

/** The stores that get the release. */
const StoresField = () => {
  const { t } = useTranslation('releases')
  const field = useChosenStores()
  const { error } = useFieldMessages('distributionProviders', 'distributionProviders')
  const errorId = useId()
  return (
    <fieldset
      id={fieldId('distributionProviders')}
      tabIndex={-1}
      className={classes.section}
      aria-describedby={errorId}
    >
      <legend className={classes.heading}>
        {t('field.distributionProviders')}
        <span className={classes.required} aria-hidden>
          {' *'}
        </span>
      </legend>
      <output className={classes.summary}>{t('stores.chosen', { count: field.value.length })}</output>
      <div id={errorId}>{error === undefined ? null : <FieldError>{error}</FieldError>}</div>
      <StoreChoices />
    </fieldset>
  )
}

/** Worldwide, or a list of countries. An empty list is an error, because it would be a silent takedown. */
const TerritoriesField = () => {
  const { t, i18n } = useTranslation('releases')
  const { field } = useController<ReleaseForm, 'territories'>({ name: 'territories' })
  const { error, description } = useFieldMessages('territories', 'territories')
  const isWorld = field.value.includes(WORLD)
  // They come back after a look at “Worldwide”.
  const [countries, setCountries] = useState<string[]>([])
  const groups = useMemo(() => territoryGroups(i18n.language), [i18n.language])
  const switchTo = (mode: string) => {
    if (mode === WORLD && !isWorld) setCountries(field.value)
    field.onChange(mode === WORLD ? [WORLD] : countries)
  }
  return (
    <div className={classes.section}>
      <Radio.Group
        value={isWorld ? WORLD : 'CHOSEN'}
        onChange={switchTo}
        label={t('field.territories')}
        classNames={{ label: classes.heading }}
        error={error}
        description={description}
        required
      >
        <div className={classes.inline}>
          <Radio id={fieldId('territories')} value={WORLD} label={t('territories.world')} />
          <Radio value="CHOSEN" label={t('territories.chosen')} />
        </div>
      </Radio.Group>
      {isWorld ? null : (
        <>
          <output className={classes.summary}>{territoriesText(field.value, i18n.language)}</output>
          <div className={classes.presets}>
            {TERRITORY_PRESETS.map(({ key, codes }) => (
              <Button key={key} variant="default" size="compact-sm" onClick={() => field.onChange([...codes])}>
                {t(`territories.preset.${key}`)}
              </Button>
            ))}
          </div>
          <GroupedChoices
            groups={groups}
            value={field.value}
            onChange={field.onChange}
            searchLabel={t('territories.search')}
          />
        </>
      )}
    </div>
  )
}

/** Monetization, and what happens to videos of others with this music. */
const RightsFields = () => {
  const { t } = useTranslation('releases')
  return (
    <fieldset className={classes.section}>
      <legend className={classes.heading}>{t('rights')}</legend>
      <SwitchField name="monetization" label={t('field.monetization')} />
      <SwitchField name="songMonetization" label={t('field.songMonetization')} />
      <ReleaseChoiceField
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
      <ReleaseTextField name="consumerReleaseDate" type="date" label={t('field.consumerReleaseDate')} required />
      <ReleaseTextField
        name="consumerReleaseTime"
        type="time"
        label={t('field.consumerReleaseTime')}
        hint={t('hint.localTime')}
      />
      <ReleaseTextField name="preOrderDate" type="date" label={t('field.preOrderDate')} hint={t('hint.preOrder')} />
      <div className={classes.wide}>
        <SwitchField name="alreadyReleased" label={t('field.alreadyReleased')} />
      </div>
      {already ? <ReleaseTextField name="releaseDate" type="date" label={t('field.releaseDate')} required /> : null}
      <div id={fieldId('territoryDates')} tabIndex={-1} className={`${classes.wide} ${classes.times}`}>
        <ReleaseTimes />
      </div>
      <TerritoriesField />
      <StoresField />
      <RightsFields />
    </div>
  )
}
