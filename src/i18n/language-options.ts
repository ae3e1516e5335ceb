import { LANGUAGE_CODES } from '#src/domain/metadata/languages.ts'

type Option = { value: string; label: string }

/** Sorting two hundred names takes longer than drawing them, and every track of a release offers them. */
const sorted = new Map<string, readonly Option[]>()

const spokenIn = (language: string): readonly Option[] => {
  const before = sorted.get(language)
  if (before !== undefined) return before
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const { compare } = new Intl.Collator(language)
  const spoken = LANGUAGE_CODES.filter((code) => code !== 'zxx')
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => compare(a.label, b.label))
  sorted.set(language, spoken)
  return spoken
}

/** Languages by their name in the person's own, sorted as that language sorts; the two special codes come first. */
export const languageOptions = (language: string, noLinguisticContent: string): Option[] => [
  { value: 'zxx', label: noLinguisticContent },
  ...spokenIn(language),
]
