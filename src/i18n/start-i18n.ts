import i18next, { type BackendModule, type ReadCallback } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#src/domain/interface-languages.ts'
import { isolateBidi } from '#src/i18n/names.ts'
import { textAddress } from '#src/i18n/text-addresses.ts'
import { TEXT_LIMITS } from '#src/i18n/text-limits.ts'
import { detectLanguage, LANGUAGE_KEY } from '#src/start/detect-language.ts'
import { readPrefetchedTexts } from '#src/start/prefetched-answers.ts'

const LONGEST_MS = 5000

/** Without a time limit, a file that never arrives would not be fetched again. */
const fetchInTime = async (address: string): Promise<Response> => {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), LONGEST_MS)
  try {
    return await fetch(address, { signal: limit.signal })
  } finally {
    clearTimeout(timer)
  }
}

const read = async (language: string, namespace: string, done: ReadCallback) => {
  const prefetched = await readPrefetchedTexts(language, namespace)
  if (prefetched !== undefined) return done(null, prefetched)
  const address = textAddress(language, namespace)
  if (address === undefined) return done(`no texts ${language}/${namespace}`, false)
  try {
    const response = await fetchInTime(address)
    if (!response.ok) throw new Error(response.statusText)
    done(null, await response.json())
  } catch (error) {
    // `true` makes the connector try again, after its own pauses, unless the error is an empty text, as over HTTP/2.
    done(String(error), true)
  }
}

/** Reads one namespace of one language at a time. */
const textFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => void read(language, namespace, done),
}

/**
 * Starts the texts in the language of the user. The numbers of the loader are the library's own, as the spec wants them:
 * ten reads at a time, and five more tries, the first after 350 ms.
 */
export const startI18n = async (namespaces: readonly string[]) => {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language
    try {
      localStorage.setItem(LANGUAGE_KEY, language)
    } catch {
      // There is no room: the language is shown now, and detected again at the next start.
    }
  })
  await i18next
    .use(textFiles)
    .use(initReactI18next)
    .init({
      lng: detectLanguage(),
      fallbackLng: DEFAULT_LANGUAGE,
      supportedLngs: LANGUAGES,
      nonExplicitSupportedLngs: true,
      load: 'languageOnly',
      ns: namespaces,
      defaultNS: 'common',
      // React escapes markup. Only the direction of inserted text must not affect the text around it.
      interpolation: { escape: isolateBidi, defaultVariables: { limit: TEXT_LIMITS } },
    })
  // The library's own makes a formatter of the browser each time, which the first list would wait for.
  i18next.services.formatter?.add('number', (value, language) =>
    value < 1000 ? value : value.toLocaleString(language),
  )
}
