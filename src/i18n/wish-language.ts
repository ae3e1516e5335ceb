import type { Language } from '#src/domain/interface-languages.ts'
import { isWished, languageWish } from '#src/i18n/language-wish.ts'

const LATE_MS = 2500

/** Shows a language once all its texts are there. `onLate` is called when that takes long. */
export const wishLanguage = (language: Language, onLate?: () => void) => {
  languageWish.setState({ language, isLate: false })
  setTimeout(() => {
    if (!isWished(language)) return
    languageWish.setState({ language, isLate: true })
    onLate?.()
  }, LATE_MS)
  // Loaded after the first screen, so usually there before it is needed.
  void import('#src/i18n/choose-language.ts').then(({ chooseLanguage }) => chooseLanguage(language))
}
