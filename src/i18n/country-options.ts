/** Countries by name in the language of the interface, in its sort order. */
export const countryOptions = (codes: readonly string[], language: string) => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return codes
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
}
