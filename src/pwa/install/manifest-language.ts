import i18next from 'i18next'
import { DEFAULT_LANGUAGE, isLanguage, manifestPath } from '#src/domain/interface-languages.ts'

/** Links the manifest of the language shown: an installed app takes the names of its shortcuts from it. */
export const syncManifestLanguage = () => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  const show = () => {
    const language = i18next.resolvedLanguage
    link?.setAttribute('href', manifestPath(isLanguage(language) ? language : DEFAULT_LANGUAGE))
  }
  show()
  i18next.on('languageChanged', show)
}
