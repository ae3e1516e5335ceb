import { Switch } from '@mantine/core'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { StoresField } from '#src/features/releases/workspace/fields/stores-field.tsx'
import { TerritoriesField } from '#src/features/releases/workspace/fields/territories-field.tsx'
import { TextField } from '#src/features/releases/workspace/fields/text-field.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'
import classes from '#src/features/releases/workspace/steps/steps.module.css'

export const Distribution = () => {
  const { t } = useTranslation('releases')
  const { field: already } = useController<ReleaseForm, 'alreadyReleased'>({ name: 'alreadyReleased' })
  return (
    <div className={classes.fields}>
      <TextField name="consumerReleaseDate" type="date" label={t('field.consumerReleaseDate')} required />
      <TextField
        name="consumerReleaseTime"
        type="time"
        label={t('field.consumerReleaseTime')}
        hint={t('hint.localTime')}
      />
      <Switch
        className={classes.wide}
        checked={already.value}
        onChange={({ currentTarget }) => already.onChange(currentTarget.checked)}
        label={t('field.alreadyReleased')}
      />
      {already.value ? <TextField name="releaseDate" type="date" label={t('field.releaseDate')} required /> : null}
      <div className={classes.wide}>
        <TerritoriesField />
      </div>
      <div className={classes.wide}>
        <StoresField />
      </div>
    </div>
  )
}
