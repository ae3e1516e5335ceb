import { useTranslation } from 'react-i18next'
import { chooseLanguage, languageName } from '#src/i18n/choose-language.ts'
import { LANGUAGES } from '#src/domain/interface-languages.ts'
import classes from '#src/i18n/language-switch.module.css'

/** Each language by its own name: a person who is shown the wrong one can still read theirs. */
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
          {languageName(language)}
        </button>
      ))}
    </fieldset>
  )
}
