import { useTranslation } from 'react-i18next'
import { NO_LANGUAGE, languageName } from '#src/domain/metadata/languages.ts'

/** A language in that of the reviewer; null where the label set none. */
export const useLanguageText = () => {
  const { t, i18n } = useTranslation('submissions')
  return (code: string | null): string | null => {
    if (code === null || code === '') return null
    return code === NO_LANGUAGE ? t('instrumental') : languageName(code, i18n.resolvedLanguage ?? 'en')
  }
}
