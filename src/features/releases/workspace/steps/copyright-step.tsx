import { Button } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { generateBarcode } from '#src/domain/identifiers/barcode.ts'
import { TextField } from '#src/features/releases/workspace/fields/text-field.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { useWorkspace } from '#src/features/releases/workspace/release-editor.ts'
import classes from '#src/features/releases/workspace/form/form-layout.module.css'

const LINES = ['copyrightC', 'copyrightP'] as const

export const CopyrightStep = () => {
  const { t } = useTranslation('releases')
  const { setValue } = useFormContext<ReleaseForm>()
  const { detail } = useWorkspace()
  const frozen = detail?.published === true
  const generate = () => setValue('barcode', generateBarcode(Math.random), { shouldDirty: true, shouldTouch: true })
  return (
    <div className={classes.fields}>
      {LINES.map((line) => (
        <fieldset key={line} className={classes.section}>
          <legend className={classes.heading}>{t(`line.${line}`)}</legend>
          <div className={classes.line}>
            <TextField
              name={`${line}.year`}
              label={t('field.year')}
              aria-label={t(`yearOf.${line}`)}
              inputMode="numeric"
              required
            />
            <TextField
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
          <div className={`${classes.row} ${classes.wide}`}>
            <TextField
              name="barcode"
              label={t('field.barcode')}
              hint={frozen ? t('hint.frozen') : t('hint.barcode')}
              inputMode="numeric"
              autoComplete="off"
              required
              disabled={frozen}
            />
            <Button variant="default" onClick={generate} disabled={frozen}>
              {t('generateBarcode')}
            </Button>
          </div>
          <TextField name="catalogNumber" label={t('field.catalogNumber')} autoComplete="off" />
          <TextField name="recordingYear" label={t('field.recordingYear')} inputMode="numeric" maxLength={4} />
          <TextField name="recordingLocation" label={t('field.recordingLocation')} hint={t('hint.recordingLocation')} />
        </div>
      </fieldset>
    </div>
  )
}
