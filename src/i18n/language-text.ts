import { useTranslation } from 'react-i18next'
import { NO_LANGUAGE, languageName } from '#src/domain/metadata/languages.ts'

/** The name of a language of titles or singing; null where none is given. */
export const useLanguageText = () => {
  const { t, i18n } = useTranslation('common')
  return (code: string | null | undefined): string | null => {
    if (code == null || code === '') return null
    return code === NO_LANGUAGE ? t('noLinguisticContent') : languageName(code, i18n.language)
  }
}
