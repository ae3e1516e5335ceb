import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { MasterField } from '#src/shared/form/fields/master-field.tsx'
import { purposeOf } from '#src/shared/media/master-purpose.ts'
import type { AssetValues } from '#src/features/assets/asset-form-values.ts'
import type { AssetFieldLabels } from '#src/features/assets/use-asset-field-labels.ts'
import classes from '#src/shared/form/entity-form.module.css'

type Props = { names: AssetFieldLabels; keys: Record<'media' | 'dolbyAtmos', string> }

/** The files, and the part of them that stores let people hear. */
export const RecordingFields = ({ names, keys }: Props) => {
  const { t } = useTranslation('entities')
  const { control } = useFormContext<AssetValues>()
  const format = useWatch({ control, name: 'format' })
  return (
    <>
      <div className={classes.wide}>
        <MasterField name="media" label={names.media} uploadKey={keys.media} purpose={purposeOf(format)} />
      </div>
      {format === 'TRACK' && (
        <div className={classes.wide}>
          <MasterField name="dolbyAtmos" label={names.dolbyAtmos} uploadKey={keys.dolbyAtmos} purpose="DOLBY_ATMOS" />
        </div>
      )}
      <TextField name="previewStart" label={names.previewStart} inputMode="numeric" description={t('hint.preview')} />
      <TextField name="previewLength" label={names.previewLength} inputMode="numeric" />
    </>
  )
}
