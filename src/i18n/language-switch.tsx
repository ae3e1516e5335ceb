import { useTranslation } from 'react-i18next'
import { chooseLanguage } from '#src/i18n/choose-language.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#src/domain/interface-languages.ts'
import classes from '#src/i18n/language-switch.module.css'

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
