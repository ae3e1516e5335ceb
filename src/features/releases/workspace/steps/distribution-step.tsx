import { useFormContext, useWatch, useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SwitchField, ChoiceField } from '#src/features/releases/workspace/fields/choice-field.tsx'
import { TerritoriesField } from '#src/features/releases/workspace/steps/territories-field.tsx'
import { TextField } from '#src/features/releases/workspace/fields/text-field.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import classes from '#src/features/releases/workspace/form/form-layout.module.css'
import { RIGHTS_CLAIMS } from '#src/domain/release/monetization.ts'
import { Button, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { storesQuery } from '#src/shared/release/release-queries.ts'
import { useFieldMessages } from '#src/features/releases/workspace/fields/text-field.tsx'
import { fieldId } from '#src/features/releases/workspace/workspace-search-params.ts'
import { ErrorPanel } from '#src/ui/error-panel.tsx'

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
