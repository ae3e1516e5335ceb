import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { GENRES, subgenreChoices } from '#src/domain/metadata/genres.ts'
import { RELEASE_FORMATS } from '#src/domain/release/format.ts'
import { ReleaseChoiceField, YesNoField } from '#src/features/releases/workspace/fields/release-choice-field.tsx'
import { ReleaseTextField } from '#src/features/releases/workspace/fields/release-text-field.tsx'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import { languageOptions } from '#src/i18n/name-options.ts'
import { asOption } from '#src/ui/choice-select.tsx'
import classes from '#src/features/releases/workspace/form/form-layout.module.css'

const OF = {
  main: { genre: 'genre', subgenre: 'subgenre' },
  alternate: { genre: 'alternateGenre', subgenre: 'alternateSubgenre' },
} as const

/** A genre and one of its subgenres. */
const GenreFields = ({ which }: { which: keyof typeof OF }) => {
  const { t } = useTranslation('releases')
  const { control } = useFormContext<ReleaseForm>()
  const names = OF[which]
  const [genre, subgenre] = useWatch({ control, name: [names.genre, names.subgenre] })
  return (
    <>
      <ReleaseChoiceField
        name={names.genre}
        label={t(`field.${names.genre}`)}
        required={which === 'main'}
        options={GENRES.map(asOption)}
      />
      <ReleaseChoiceField
        name={names.subgenre}
        label={t(`field.${names.subgenre}`)}
        options={subgenreChoices(genre, subgenre).map(asOption)}
        disabled={genre === '' && subgenre === ''}
      />
    </>
  )
}

export const BasicsStep = () => {
  const { t, i18n } = useTranslation(['releases', 'common'])
  return (
    <div className={classes.fields}>
      <ReleaseTextField name="title" label={t('field.title')} required autoComplete="off" className={classes.wide} />
      <ReleaseTextField name="version" label={t('field.version')} hint={t('hint.version')} autoComplete="off" />
      <ReleaseChoiceField
        name="format"
        label={t('field.format')}
        blank={false}
        required
        options={RELEASE_FORMATS.map((format) => ({ value: format, label: t(`format.${format}`) }))}
      />
      <GenreFields which="main" />
      <GenreFields which="alternate" />
      <ReleaseChoiceField
        name="defaultLanguage"
        label={t('field.defaultLanguage')}
        required
        options={languageOptions(i18n.language, t('common:noLinguisticContent'))}
      />
      <YesNoField name="explicit" label={t('field.explicit')} />
    </div>
  )
}
