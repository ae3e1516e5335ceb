import { baseLanguage, britishEnglish } from '#src/i18n/base-language.ts'

/** Several names as one text, such as “A, B and C”; with commas alone where a name has that word itself, such as “Brani e video”. */
export const formatList = (names: readonly string[], language: string): string => {
  const list = new Intl.ListFormat(britishEnglish(language))
  const and = list.format(['', ''])
  if (names.length > 1 && names.some((name) => name.includes(and))) return names.join(', ')
  const text = list.format(names)
  const last = names.at(-1) ?? ''
  // Browsers know no “ed”, which Italian says before an e.
  const isHard = baseLanguage(language) === 'it' && /^e/i.test(last) && text.endsWith(` e ${last}`)
  return isHard ? `${text.slice(0, -last.length - 1)}d ${last}` : text
}
