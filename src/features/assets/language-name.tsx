import { useTranslation } from 'react-i18next'
import { Dash } from '#src/shared/list/table/cells.tsx'
import { NO_LANGUAGE } from '#src/domain/metadata/languages.ts'

/** A language by its name in the person's own. */
export const LanguageName = ({ code }: { code: string | null }) => {
  const { t, i18n } = useTranslation('entities')
  if (code === null) return <Dash />
  if (code === NO_LANGUAGE) return t('instrumental')
  return new Intl.DisplayNames(i18n.resolvedLanguage, { type: 'language' }).of(code)
}
