import { LANGUAGE_CODES } from '#src/domain/languages.ts'

/** Languages by their name in the person's own, sorted as that language sorts; the two special codes come first. */
export const languageOptions = (language: string, noLinguisticContent: string) => {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const spoken = LANGUAGE_CODES.filter((code) => code !== 'zxx')
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
  return [{ value: 'zxx', label: noLinguisticContent }, ...spoken]
}
