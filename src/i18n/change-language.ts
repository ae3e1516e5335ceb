import i18next from 'i18next'
import { isLanguage, type Language } from '#src/domain/interface-languages.ts'
import { safePath } from '#src/domain/navigation/route-guard.ts'
import { isPending, pendingLanguage } from '#src/i18n/pending-language.ts'
import { LANGUAGE_COOKIE, LANGUAGE_PARAM, readStored } from '#src/start/detect-language.ts'

/** The pending language, for the next start. */
const PENDING_KEY = 'liner-pending-language'

const storePending = (language: Language | null) => {
  try {
    if (language === null) localStorage.removeItem(PENDING_KEY)
    else localStorage.setItem(PENDING_KEY, language)
  } catch {
    // There is no room: it is pending for as long as the page is open.
  }
}

/** A cookie is deleted only under the domain it was set for, which no page can read. */
const deleteCookie = (name: string) => {
  const labels = location.hostname.split('.')
  const domains = labels.map((_label, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`
}

/** The sign-in goes on to the page in this parameter, whose address may name a language as well. */
const TARGET_PARAM = 'redirect'

const deleteParam = () => {
  const url = new URL(location.href)
  const path = safePath(url.searchParams.get(TARGET_PARAM) ?? '')
  const target = path === null ? null : new URL(path, url)
  const hasParam = [url, target].some((one) => one?.searchParams.has(LANGUAGE_PARAM) === true)
  if (!hasParam) return
  url.searchParams.delete(LANGUAGE_PARAM)
  target?.searchParams.delete(LANGUAGE_PARAM)
  if (target !== null) url.searchParams.set(TARGET_PARAM, `${target.pathname}${target.search}${target.hash}`)
  history.replaceState(history.state, '', url)
}

/** The namespaces of all screens so far that are missing in a language. */
const missingTexts = (language: Language): string[] =>
  [i18next.options.ns ?? []].flat().filter((namespace) => !i18next.hasResourceBundle(language, namespace))

/** Asks for them again and again, until all are there or another language is chosen. */
const fetchMissingTexts = async (language: Language): Promise<void> => {
  const missing = missingTexts(language)
  if (missing.length === 0 || !isPending(language)) return
  // Resolves when the last of the loader's tries has failed, too.
  await i18next.reloadResources(language, missing)
  await fetchMissingTexts(language)
}

/** Shows a language once its texts are there, and stores the choice. What would outrank it at the next start (access-1) is deleted. */
export const changeLanguage = async (language: Language): Promise<void> => {
  deleteCookie(LANGUAGE_COOKIE)
  deleteParam()
  // Back leads to addresses of before the choice.
  window.addEventListener('popstate', deleteParam)
  storePending(language)
  await fetchMissingTexts(language)
  if (!isPending(language)) return
  pendingLanguage.setState(null)
  storePending(null)
  await i18next.changeLanguage(language)
}

/** What was pending before a reload; null where the address names a language, which gives it up. */
export const readPendingLanguage = (): Language | null => {
  const language = readStored(() => localStorage, PENDING_KEY)
  if (!isLanguage(language)) return null
  if (!new URLSearchParams(location.search).has(LANGUAGE_PARAM)) return language
  storePending(null)
  return null
}
