import type { FieldErrors, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

/** Schemas of this feature name a text; this looks it up. */
export const useFieldError = <T extends FieldValues>(errors: FieldErrors<T>) => {
  const { t } = useTranslation('access')
  return (field: keyof T & string): string | undefined => {
    const message = errors[field]?.message
    if (message === undefined) return undefined
    return message === 'email' ? t('error.email') : t('error.required')
  }
}
