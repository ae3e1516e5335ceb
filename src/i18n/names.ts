/** Several names as one text, such as “A, B and C”. */
export const formatList = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language).format(names)

/** The name of a language by its ISO 639 code. */
export const languageName = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code

/** The names of countries by their ISO 3166 codes, as one text. */
export const countryList = (codes: readonly string[], language: string): string => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return formatList(
    codes.map((code) => names.of(code) ?? code),
    language,
  )
}
