import { LANGUAGE_CODES, languageName } from '#src/domain/metadata/languages.ts'

type Option = { value: string; label: string }

/** Cached: sorting two hundred names takes longer than rendering them, and every track has the field. */
const sorted = new Map<string, readonly Option[]>()

const sortedOptions = (language: string): readonly Option[] => {
  const cached = sorted.get(language)
  if (cached !== undefined) return cached
  const { compare } = new Intl.Collator(language)
  const options = LANGUAGE_CODES.filter((code) => code !== 'zxx')
    .map((code) => ({ value: code, label: languageName(code, language) }))
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
