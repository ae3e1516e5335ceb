import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { countryOptions } from '#src/catalogue/countries.ts'
import { useFieldMessage } from '#src/catalogue/entity/use-field-message.ts'
import { COUNTRY_CODES } from '#src/domain/territories.ts'
import { ChoiceSelect } from '#src/ui/choice-select.tsx'

export const CountryField = ({ name }: { name: string }) => {
  const { t, i18n } = useTranslation('entities')
  const { control } = useFormContext<Record<string, string | null>>()
  const { field } = useController({ control, name })
  return (
    <ChoiceSelect
      {...field}
      value={field.value === '' ? null : (field.value ?? null)}
      onChange={(code) => field.onChange(code ?? '')}
      label={t('field.country')}
      placeholder={t('choose')}
      options={countryOptions(COUNTRY_CODES, i18n.resolvedLanguage ?? 'en')}
      error={useFieldMessage(name)}
    />
  )
}
