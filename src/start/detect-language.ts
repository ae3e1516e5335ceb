import { DEFAULT_LANGUAGE, LANGUAGES } from '#src/domain/interface-languages.ts'

/** Where somebody else may say which language is shown first. */
export const LANGUAGE_PARAM = 'lng'
export const LANGUAGE_COOKIE = 'i18next'
/** Where the language that was shown last is stored. */
export const LANGUAGE_KEY = 'i18nextLng'

/** A browser may refuse its storage. */
export const readStored = (storage: () => Storage, key: string): string | null => {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

const cookieValue = (): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${LANGUAGE_COOKIE}=`))
    ?.slice(LANGUAGE_COOKIE.length + 1)

/** Letters and digits with hyphens between: whatever else an address or a cookie holds is no language. */
const CODE = /^[a-z]{2,3}(-[a-z\d]{1,8})*$/i

/** The interface language of a code such as `it-CH`; undefined for a language without texts. */
export const languageOf = (code: string): string | undefined => {
  const [base] = code.toLowerCase().split('-')
  return CODE.test(code) ? LANGUAGES.find((language) => language === base) : undefined
}

/** The language of this person, with its region. The order is the specification's (access-1). */
export const detectLanguage = (): string => {
  const codes = [
    new URLSearchParams(location.search).get(LANGUAGE_PARAM),
    cookieValue(),
    readStored(() => localStorage, LANGUAGE_KEY),
    readStored(() => sessionStorage, LANGUAGE_KEY),
    ...navigator.languages,
    document.documentElement.lang,
  ]
  const code = codes.find((each) => languageOf(each ?? '') !== undefined) ?? DEFAULT_LANGUAGE
  return Intl.getCanonicalLocales(code)[0] ?? DEFAULT_LANGUAGE
}
