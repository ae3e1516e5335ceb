import { useTranslation } from 'react-i18next'
import { chooseLanguage } from '#src/i18n/choose-language.ts'
import { LANGUAGES } from '#src/i18n/languages.ts'
import classes from '#src/i18n/language-switch.module.css'

const NAMES = { en: 'English', it: 'Italiano' }

/** Each language by its own name, so that whoever landed in the wrong one finds the way out. */
export const LanguageSwitch = () => {
  const { t, i18n } = useTranslation('common')
  return (
    <div className={classes.languages} role="group" aria-label={t('language')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.resolvedLanguage === language}
          onClick={() => void chooseLanguage(language)}
        >
          {NAMES[language]}
        </button>
      ))}
    </div>
  )
}
