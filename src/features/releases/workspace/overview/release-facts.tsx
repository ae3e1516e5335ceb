import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { MERGED_FIELDS } from '#src/features/releases/workspace/form/merge-release.ts'
import { type ReleaseForm, releaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { useReleaseFieldText } from '#src/shared/release/release-field-text.ts'
import classes from '#src/features/releases/workspace/overview/release-facts.module.css'

/** The sleeve shows these in full. */
const ON_THE_SLEEVE = new Set(['cover', 'tracks'])

/** Every field that is sent as text; the empty ones are folded away, by name. */
export const ReleaseFacts = () => {
  const { t } = useTranslation('releases')
  const { control } = useFormContext<ReleaseForm>()
  const fieldText = useReleaseFieldText()
  const { data: form } = releaseForm.safeParse(useWatch({ control }))
  if (form === undefined) return null
  const facts = MERGED_FIELDS.filter((field) => !ON_THE_SLEEVE.has(field)).map((field) => ({
    field,
    text: fieldText(field, form, ''),
  }))
  const empty = facts.filter(({ text }) => text === '')
  return (
    <section aria-labelledby="facts-title">
      <h3 id="facts-title">{t('facts.title')}</h3>
      <dl className={classes.facts}>
        {facts
          .filter(({ text }) => text !== '')
          .map(({ field, text }) => (
            <div key={field}>
              <dt>{t(`field.${field}`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      {empty.length > 0 && (
        <details className={classes.empty}>
          <summary>{t('facts.empty', { count: empty.length })}</summary>
          <ul>
            {empty.map(({ field }) => (
              <li key={field}>{t(`field.${field}`)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
