import i18next from 'i18next'
import LanguageDetector from 'i18next-browser-languagedetector'
import { initReactI18next } from 'react-i18next'
import { textFiles } from '#src/i18n/text-files.ts'
import { LANGUAGE_COOKIE, LANGUAGE_PARAM, LANGUAGES } from '#src/i18n/languages.ts'
import { isolateBidi } from '#src/i18n/isolate-bidi.ts'

const PARALLEL_READS = 10
const RETRIES = 5
const FIRST_PAUSE_MS = 350

/** Starts the texts in the person's language; the order of detection and the loader's numbers are the spec's. */
export const startI18n = async (namespaces: readonly string[]) => {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language
  })
  await i18next
    .use(textFiles)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      fallbackLng: 'en',
      supportedLngs: LANGUAGES,
      nonExplicitSupportedLngs: true,
      load: 'languageOnly',
      ns: namespaces,
      defaultNS: 'common',
      // React writes text as text; what is left to do is to keep its direction to itself.
      interpolation: { escapeValue: true, escape: isolateBidi },
      react: { useSuspense: true },
      detection: {
        order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
        lookupQuerystring: LANGUAGE_PARAM,
        lookupCookie: LANGUAGE_COOKIE,
        caches: ['localStorage'],
      },
      maxParallelReads: PARALLEL_READS,
      maxRetries: RETRIES,
      retryTimeout: FIRST_PAUSE_MS,
    })
}
