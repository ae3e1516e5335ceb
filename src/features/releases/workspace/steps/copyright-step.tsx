import { useTranslation } from 'react-i18next'
import { BarcodeField } from '#src/features/releases/workspace/fields/barcode-field.tsx'
import { ReleaseTextField } from '#src/features/releases/workspace/fields/release-text-field.tsx'
import classes from '#src/features/releases/workspace/form/form-layout.module.css'

const LINES = ['copyrightC', 'copyrightP'] as const

export const CopyrightStep = () => {
  const { t } = useTranslation('releases')
  return (
    <div className={classes.fields}>
      {LINES.map((line) => (
        <fieldset key={line} className={classes.section}>
          <legend className={classes.heading}>{t(`line.${line}`)}</legend>
          <div className={classes.line}>
            <ReleaseTextField
              name={`${line}.year`}
              label={t('field.year')}
              aria-label={t(`yearOf.${line}`)}
              inputMode="numeric"
              required
            />
            <ReleaseTextField
              name={`${line}.text`}
              label={t('field.owner')}
              aria-label={t(`ownerOf.${line}`)}
              required
              className={classes.grow}
            />
          </div>
        </fieldset>
      ))}
      <fieldset className={classes.section}>
        <legend className={classes.heading}>{t('identifiers')}</legend>
        <div className={classes.fields}>
          <BarcodeField />
          <ReleaseTextField name="catalogNumber" label={t('field.catalogNumber')} autoComplete="off" />
          <ReleaseTextField name="recordingYear" label={t('field.recordingYear')} inputMode="numeric" maxLength={4} />
          <ReleaseTextField
            name="recordingLocation"
            label={t('field.recordingLocation')}
            hint={t('hint.recordingLocation')}
          />
        </div>
      </fieldset>
    </div>
  )
}
