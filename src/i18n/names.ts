/** Several names as one text, such as “A, B and C”. */
export const formatList = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(names)

/** A text that is no code is its own name: the browser refuses it with an error, which would break the page. */
const nameOf = (code: string, language: string, options: Intl.DisplayNamesOptions): string => {
  try {
    return new Intl.DisplayNames(language, options).of(code) ?? code
  } catch {
    return code
  }
}

/** The name of a language by its ISO 639 code. */
export const languageName = (code: string, language: string): string => nameOf(code, language, { type: 'language' })

/** The name of a country by its ISO 3166 code. */
export const countryName = (code: string, language: string, style: 'long' | 'short' = 'long'): string =>
  nameOf(code, language, { type: 'region', style })
