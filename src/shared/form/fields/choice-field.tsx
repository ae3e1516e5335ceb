import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldHint } from '#src/shared/form/field-problems.tsx'
import { useFieldMessage } from '#src/shared/form/field-texts.ts'
import { ChoiceSelect } from '#src/ui/choice-select.tsx'
import { countryOptions } from '#src/i18n/name-options.ts'
import { COUNTRY_CODES } from '#src/domain/metadata/territories.ts'

type Props = {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  required?: boolean
  disabled?: boolean
  description?: string
  /** What an empty choice means, where it means something. */
  placeholder?: string
}

/** A field for one of a short list; an empty string means no choice. */
export const ChoiceField = ({ name, ...select }: Props) => {
  const { t } = useTranslation('entities')
  const { control } = useFormContext<Record<string, string | null>>()
  const { field } = useController({ control, name })
  return (
    <ChoiceSelect
      placeholder={t('choose')}
      {...select}
      description={useFieldHint(name) ?? select.description}
      {...field}
      value={field.value === '' ? null : (field.value ?? null)}
      onChange={(value) => field.onChange(value ?? '')}
      error={useFieldMessage(name)}
    />
  )
}

export const CountryField = ({ name }: { name: string }) => {
  const { t, i18n } = useTranslation('entities')
  const options = countryOptions(COUNTRY_CODES, i18n.resolvedLanguage ?? 'en')
  return <ChoiceField name={name} label={t('field.country')} options={options} />
}
