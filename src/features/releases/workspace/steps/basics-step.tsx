import { useTranslation } from 'react-i18next'
import { RELEASE_FORMATS } from '#src/domain/release/format.ts'
import { languageOptions } from '#src/i18n/language-options.ts'
import { ChoiceField } from '#src/features/releases/workspace/fields/choice-field.tsx'
import { GenreFields } from '#src/features/releases/workspace/fields/genre-fields.tsx'
import { TextField } from '#src/features/releases/workspace/fields/text-field.tsx'
import { YesNoField } from '#src/features/releases/workspace/fields/yes-no-field.tsx'
import classes from '#src/features/releases/workspace/steps/steps.module.css'

export const BasicsStep = () => {
  const { t, i18n } = useTranslation('releases')
  return (
    <div className={classes.fields}>
      <TextField name="title" label={t('field.title')} required autoComplete="off" className={classes.wide} />
      <TextField name="version" label={t('field.version')} hint={t('hint.version')} autoComplete="off" />
      <ChoiceField
        name="format"
        label={t('field.format')}
        blank={false}
        required
        options={RELEASE_FORMATS.map((format) => ({ value: format, label: t(`format.${format}`) }))}
      />
      <GenreFields which="main" />
      <GenreFields which="alternate" />
      <ChoiceField
        name="defaultLanguage"
        label={t('field.defaultLanguage')}
        required
        options={languageOptions(i18n.language, t('noLinguisticContent'))}
      />
      <YesNoField name="explicit" label={t('field.explicit')} />
    </div>
  )
}
