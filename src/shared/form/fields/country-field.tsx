import { useTranslation } from 'react-i18next'
import { countryOptions } from '#src/i18n/country-options.ts'
import { ChoiceField } from '#src/shared/form/fields/choice-field.tsx'
import { COUNTRY_CODES } from '#src/domain/metadata/territories.ts'

export const CountryField = ({ name }: { name: string }) => {
  const { t, i18n } = useTranslation('entities')
  const options = countryOptions(COUNTRY_CODES, i18n.resolvedLanguage ?? 'en')
  return <ChoiceField name={name} label={t('field.country')} options={options} />
}
