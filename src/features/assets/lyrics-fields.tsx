import { useTranslation } from 'react-i18next'
import { ChoiceField } from '#src/shared/form/fields/choice-field.tsx'
import { LongTextField } from '#src/shared/form/fields/long-text-field.tsx'
import { languageOptions } from '#src/i18n/language-options.ts'
import { NO_LANGUAGE } from '#src/domain/metadata/languages.ts'
import type { AssetFieldLabels } from '#src/features/assets/use-asset-field-labels.ts'
import classes from '#src/shared/form/entity-form.module.css'

const LINES = 8

/** What is sung, and in which language. */
export const LyricsFields = ({ names }: { names: AssetFieldLabels }) => {
  const { t, i18n } = useTranslation('entities')
  const languages = languageOptions(i18n.resolvedLanguage ?? 'en', t('instrumental'))
  const written = languages.filter(({ value }) => value !== NO_LANGUAGE)
  return (
    <>
      <ChoiceField name="language" label={names.language} description={t('hint.language')} options={languages} />
      <ChoiceField name="metadataLanguage" label={names.metadataLanguage} options={written} />
      <div className={classes.wide}>
        <LongTextField name="lyrics" label={names.lyrics} rows={LINES} />
      </div>
    </>
  )
}
