import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MERGED_FIELDS } from '#src/features/releases/workspace/merge-release.ts'
import { type ReleaseForm, releaseForm } from '#src/features/releases/workspace/release-form.ts'
import { useReleaseFieldText } from '#src/features/releases/workspace/use-release-field-text.ts'
import classes from '#src/features/releases/workspace/release-preview.module.css'

/** What the sleeve above shows as it is, or the tracklist in full. */
const SHOWN = new Set(['cover', 'tracks'])

/** Every field in words, filled in or not: what is sent is what is read here. */
export const ReleaseSummary = () => {
  const { t } = useTranslation('releases')
  const { control } = useFormContext<ReleaseForm>()
  const fieldText = useReleaseFieldText()
  const { data: form } = releaseForm.safeParse(useWatch({ control }))
  if (form === undefined) return null
  return (
    <section aria-labelledby="facts-title">
      <h3 id="facts-title" className={classes.heading}>
        {t('facts.title')}
      </h3>
      <dl className={classes.facts}>
        {MERGED_FIELDS.filter((field) => !SHOWN.has(field)).map((field) => (
          <div key={field}>
            <dt>{t(`field.${field}`)}</dt>
            <dd>{fieldText(field, form)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
