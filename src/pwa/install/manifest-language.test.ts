import i18next from 'i18next'
import { expect, test, vi } from 'vitest'
import { syncManifestLanguage } from '#src/pwa/install/manifest-language.ts'

test('when the page has a language, then it links the manifest in it, also after a change', async () => {
  const link = { setAttribute: vi.fn<(name: string, value: string) => void>() }
  vi.stubGlobal('document', { querySelector: () => link })
  const resources = { en: { common: { language: 'Language' } }, it: { common: { language: 'Lingua' } } }
  await i18next.init({ lng: 'it', resources })
  syncManifestLanguage()
  expect(link.setAttribute).toHaveBeenLastCalledWith('href', '/manifest.it.webmanifest')
  await i18next.changeLanguage('en')
  expect(link.setAttribute).toHaveBeenLastCalledWith('href', '/manifest.webmanifest')
})
