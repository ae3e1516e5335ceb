import i18next from 'i18next'

const MANIFEST = { en: '/manifest.webmanifest', it: '/manifest.it.webmanifest' }

/** An app that is installed takes the names of its shortcuts from the manifest that the page links. */
export const syncManifestLanguage = () => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  const show = () => link?.setAttribute('href', i18next.resolvedLanguage === 'it' ? MANIFEST.it : MANIFEST.en)
  show()
  i18next.on('languageChanged', show)
}
