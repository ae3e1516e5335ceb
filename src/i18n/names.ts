const TURNS = /[\p{Bidi_C}\p{sc=Arab}\p{sc=Hebr}]/u
const ISOLATE = '\u2068'
const END = '\u2069'

/** Isolates a name that may turn the direction of the text around it (Unicode UAX 9). */
export const isolateBidi = (text: string): string => (TURNS.test(text) ? `${ISOLATE}${text}${END}` : text)

/** Several names as one text, such as “A, B and C”; with commas alone where a name has that word itself, such as “Brani e video”. */
export const formatList = (names: readonly string[], language: string): string => {
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language)
  const and = list.format(['', ''])
  if (names.length > 1 && names.some((name) => name.includes(and))) return names.join(', ')
  const text = list.format(names)
  const last = names.at(-1) ?? ''
  // Browsers know no “ed”, which Italian says before an e.
  const isHard = language === 'it' && /^e/i.test(last) && text.endsWith(` e ${last}`)
  return isHard ? `${text.slice(0, -last.length - 1)}d ${last}` : text
}

/** The name of a country by its ISO 3166 code; a text that is no code is its own name. */
export const countryName = (code: string, language: string, style: 'long' | 'short' = 'long'): string => {
  try {
    return new Intl.DisplayNames(language, { type: 'region', style }).of(code) ?? code
  } catch {
    // What is no code is refused with an error, which would break the page.
    return code
  }
}
