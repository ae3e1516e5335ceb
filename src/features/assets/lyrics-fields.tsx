import { useTranslation } from 'react-i18next'
import { ChoiceField } from '#src/catalogue/entity/fields/choice-field.tsx'
import { LongTextField } from '#src/catalogue/entity/fields/long-text-field.tsx'
import { languageOptions } from '#src/catalogue/languages.ts'
import { NO_LANGUAGE } from '#src/domain/metadata/languages.ts'
import type { AssetNames } from '#src/features/assets/use-asset-names.ts'
import classes from '#src/catalogue/entity/entity-form.module.css'

const LINES = 8

/** What is sung, and in which language. */
export const LyricsFields = ({ names }: { names: AssetNames }) => {
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
