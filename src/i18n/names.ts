/** Several names as one text, such as “A, B and C”. */
export const formatList = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(names)

/** The name of a language by its ISO 639 code. */
export const languageName = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code

/** The name of a country by its ISO 3166 code. */
export const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
