import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { GENRES, subgenresOf } from '#src/domain/genres.ts'
import { RELEASE_FORMATS } from '#src/domain/release-format.ts'
import { languageOptions } from '#src/catalogue/languages.ts'
import { ChoiceField } from '#src/features/releases/workspace/fields/choice-field.tsx'
import { TextField } from '#src/features/releases/workspace/fields/text-field.tsx'
import { YesNoField } from '#src/features/releases/workspace/fields/yes-no-field.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/release-form.ts'
import classes from '#src/features/releases/workspace/steps/steps.module.css'

const asOption = (name: string) => ({ value: name, label: name })

export const Basics = () => {
  const { t, i18n } = useTranslation('releases')
  const { control } = useFormContext<ReleaseForm>()
  const genre = useWatch({ control, name: 'genre' })
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
      <ChoiceField name="genre" label={t('field.genre')} required options={GENRES.map(asOption)} />
      <ChoiceField
        name="subgenre"
        label={t('field.subgenre')}
        options={subgenresOf(genre).map(asOption)}
        disabled={genre === ''}
      />
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
