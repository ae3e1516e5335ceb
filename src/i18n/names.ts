import { LANGUAGE_CODES } from '#src/domain/metadata/languages.ts'

type Option = { value: string; label: string }

/** Cached: sorting two hundred names takes longer than rendering them, and every track has the field. */
const sorted = new Map<string, readonly Option[]>()

const sortedOptions = (language: string): readonly Option[] => {
  const cached = sorted.get(language)
  if (cached !== undefined) return cached
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const { compare } = new Intl.Collator(language)
  const options = LANGUAGE_CODES.filter((code) => code !== 'zxx')
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((a, b) => compare(a.label, b.label))
  sorted.set(language, options)
  return options
}

/** Languages by name in the language of the interface, in its sort order. `zxx`, no linguistic content, comes first. */
export const languageOptions = (language: string, noLinguisticContent: string): Option[] => [
  { value: 'zxx', label: noLinguisticContent },
  ...sortedOptions(language),
]

/** Countries by name in the language of the interface, in its sort order. */
export const countryOptions = (codes: readonly string[], language: string) => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return codes
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
}

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
