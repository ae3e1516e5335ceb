import type { Language } from '#src/domain/interface-languages.ts'
import { isPending, pendingLanguage } from '#src/i18n/pending-language.ts'

const LATE_MS = 2500

/** Shows a language once all its texts are there. `onLate` is called when that takes long. */
export const chooseLanguage = (language: Language, onLate?: () => void) => {
  pendingLanguage.setState({ language, isLate: false })
  setTimeout(() => {
    if (!isPending(language)) return
    pendingLanguage.setState({ language, isLate: true })
    onLate?.()
  }, LATE_MS)
  // Loaded after the first screen, so usually there before it is needed.
  void import('#src/i18n/change-language.ts').then(({ changeLanguage }) => changeLanguage(language))
}
