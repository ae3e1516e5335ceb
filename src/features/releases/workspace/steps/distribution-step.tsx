import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { RightsFields } from '#src/features/releases/workspace/fields/rights-fields.tsx'
import { StoresField } from '#src/features/releases/workspace/fields/stores-field.tsx'
import { SwitchField } from '#src/features/releases/workspace/fields/switch-field.tsx'
import { TerritoriesField } from '#src/features/releases/workspace/fields/territories-field.tsx'
import { TextField } from '#src/features/releases/workspace/fields/text-field.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'
import classes from '#src/features/releases/workspace/steps/steps.module.css'

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
