import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { LANGUAGE_NAMES, LANGUAGES } from '#src/domain/interface-languages.ts'
import { chooseLanguage } from '#src/i18n/choose-language.ts'
import { pendingLanguage } from '#src/i18n/pending-language.ts'
import classes from '#src/i18n/language-switch.module.css'

export const LanguageSwitch = () => {
  const { t, i18n } = useTranslation('common')
  const pending = useStore(pendingLanguage)
  return (
    <fieldset className={classes.languages} aria-label={t('language')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.resolvedLanguage === language}
          aria-busy={pending?.language === language || undefined}
          onClick={() => chooseLanguage(language)}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
      <output>{pending?.isLate === true && t('languageLate', { language: LANGUAGE_NAMES[pending.language] })}</output>
    </fieldset>
  )
}
