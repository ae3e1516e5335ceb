import i18next from 'i18next'
import { isLanguage, type Language } from '#src/domain/interface-languages.ts'
import { isWished, languageWish } from '#src/i18n/language-wish.ts'
import { LANGUAGE_COOKIE, LANGUAGE_PARAM, readStored } from '#src/start/detect-language.ts'

/** The wish, for the next start. */
const WISH_KEY = 'liner-language-wish'

const storeWish = (language: Language | null) => {
  try {
    if (language === null) localStorage.removeItem(WISH_KEY)
    else localStorage.setItem(WISH_KEY, language)
  } catch {
    // There is no room: it is wished for as long as the page is open.
  }
}

/** A cookie is deleted only under the domain it was set for, which no page can read. */
const deleteCookie = (name: string) => {
  const labels = location.hostname.split('.')
  const domains = labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
}

const deleteParam = (name: string) => {
  const url = new URL(location.href)
  if (!url.searchParams.has(name)) return
  url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
}

/** The namespaces of all screens so far that are missing in a language. */
const missingTexts = (language: Language): string[] =>
  [i18next.options.ns ?? []].flat().filter((namespace) => !i18next.hasResourceBundle(language, namespace))

/** Asks for them again and again, until all are there or another language is chosen. */
const fetchMissingTexts = async (language: Language): Promise<void> => {
  const missing = missingTexts(language)
  if (missing.length === 0 || !isWished(language)) return
  // Resolves when the last of the loader's tries has failed, too.
  await i18next.reloadResources(language, missing)
  await fetchMissingTexts(language)
}

/** Grants a wish, and stores it. What would outrank it at the next start (spec 1, section 1) is deleted. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  deleteCookie(LANGUAGE_COOKIE)
  deleteParam(LANGUAGE_PARAM)
  storeWish(language)
  await fetchMissingTexts(language)
  if (!isWished(language)) return
  languageWish.setState(null)
  storeWish(null)
  await i18next.changeLanguage(language)
}

/** What was wished for before a reload; null where the address names a language, which gives the wish up. */
export const readLanguageWish = (): Language | null => {
  const language = readStored(() => localStorage, WISH_KEY)
  if (!isLanguage(language)) return null
  if (!new URLSearchParams(location.search).has(LANGUAGE_PARAM)) return language
  storeWish(null)
  return null
}
