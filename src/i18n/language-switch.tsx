import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#src/domain/interface-languages.ts'
import { LANGUAGE_COOKIE, LANGUAGE_PARAM } from '#src/start/detect-language.ts'
import classes from '#src/i18n/language-switch.module.css'

/** A cookie is deleted only under the domain it was set for, which no page can read. */
const deleteCookie = (name: string) => {
  const labels = location.hostname.split('.')
  const domains = labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
}

const deleteParam = (name: string) => {
  const url = new URL(location.href)
  if (!url.searchParams.has(name)) return
  url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
}

/** Shows the language and stores the choice. What would outrank it at the next start (spec 1, section 1) is deleted. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  deleteCookie(LANGUAGE_COOKIE)
  deleteParam(LANGUAGE_PARAM)
  await i18next.changeLanguage(language)
}

export const LanguageSwitch = () => {
  const { t, i18n } = useTranslation('common')
  return (
    <fieldset className={classes.languages} aria-label={t('language')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.resolvedLanguage === language}
          onClick={() => void chooseLanguage(language)}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
    </fieldset>
  )
}
