import { Suspense } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { RIGHTS_CLAIMS } from '#src/domain/release/rights-claim.ts'
import { ChoiceField, SwitchField } from '#src/features/releases/workspace/fields/choice-field.tsx'
import { TextField } from '#src/features/releases/workspace/fields/text-field.tsx'
import classes from '#src/features/releases/workspace/form/form-layout.module.css'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { fieldId } from '#src/features/releases/workspace/use-workspace-step.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { StoresField } from '#src/features/releases/workspace/steps/stores-field.tsx'
import { TerritoriesField } from '#src/features/releases/workspace/steps/territories-field.tsx'

/** Monetization, and what happens to videos of others with this music. */
const RightsFields = () => {
  const { t } = useTranslation('releases')
  return (
    <fieldset className={classes.section}>
      <legend className={classes.heading}>{t('rights')}</legend>
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

const ReleaseTimes = lazyPart(
  async () => (await import('#src/features/releases/workspace/distribution/release-times.tsx')).ReleaseTimes,
)

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
      <div id={fieldId('territoryDates')} tabIndex={-1} className={`${classes.wide} ${classes.times}`}>
        <Suspense>
          <ReleaseTimes />
        </Suspense>
      </div>
      <TerritoriesField />
      <StoresField />
      <RightsFields />
    </div>
  )
}
