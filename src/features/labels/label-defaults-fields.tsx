import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { countryOptions } from '#src/i18n/country-options.ts'
import { ChoiceField } from '#src/shared/form/fields/choice-field.tsx'
import { MultiChoiceField } from '#src/shared/form/fields/multi-choice-field.tsx'
import { TextField } from '#src/shared/form/fields/text-field.tsx'
import { storesQuery } from '#src/shared/release/stores-query.ts'
import { GENRES, subgenresOf } from '#src/domain/metadata/genres.ts'
import { COUNTRY_CODES, WORLD } from '#src/domain/metadata/territories.ts'
import type { LabelFields } from '#src/features/labels/label-form-values.ts'
import classes from '#src/shared/form/entity-form.module.css'

const asOption = (name: string) => ({ value: name, label: name })

/** What a new release of the label begins with. */
export const LabelDefaultsFields = ({ names }: { names: Record<keyof LabelFields, string> }) => {
  const { t, i18n } = useTranslation('entities')
  const { control } = useFormContext<LabelFields>()
  const [genre, subgenre] = useWatch({ control, name: ['genre', 'subgenre'] })
  const stores = useQuery(storesQuery).data ?? []
  const own = subgenresOf(genre)
  const world = { value: WORLD, label: t('worldwide') }
  return (
    <fieldset className={classes.group}>
      <legend>{t('label.defaults')}</legend>
      <TextField name="copyrightC" label={names.copyrightC} />
      <TextField name="copyrightP" label={names.copyrightP} />
      <ChoiceField name="genre" label={names.genre} options={GENRES.map(asOption)} />
      <ChoiceField
        name="subgenre"
        label={names.subgenre}
        // What no longer fits stays in sight until another one is chosen.
        options={(subgenre === '' || own.includes(subgenre) ? own : [...own, subgenre]).map(asOption)}
      />
      <div className={classes.wide}>
        <MultiChoiceField
          name="territories"
          label={names.territories}
          options={[world, ...countryOptions(COUNTRY_CODES, i18n.resolvedLanguage ?? 'en')]}
          everything={WORLD}
        />
      </div>
      <div className={classes.wide}>
        <MultiChoiceField
          name="distributionProviders"
          label={names.distributionProviders}
          options={stores.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
    </fieldset>
  )
}
