import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { LANGUAGE_NAMES, LANGUAGES } from '#src/domain/interface-languages.ts'
import { languageWish } from '#src/i18n/language-wish.ts'
import { wishLanguage } from '#src/i18n/wish-language.ts'
import classes from '#src/i18n/language-switch.module.css'

export const LanguageSwitch = () => {
  const { t, i18n } = useTranslation('common')
  const wish = useStore(languageWish)
  return (
    <fieldset className={classes.languages} aria-label={t('language')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.resolvedLanguage === language}
          aria-busy={wish?.language === language || undefined}
          onClick={() => wishLanguage(language)}
        >
          {LANGUAGE_NAMES[language]}
        </button>
      ))}
      <output className={classes.late}>
        {wish?.isLate === true && t('languageLate', { language: LANGUAGE_NAMES[wish.language] })}
      </output>
    </fieldset>
  )
}
