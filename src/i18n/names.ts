const TURNS = /[\p{Bidi_C}\p{sc=Arab}\p{sc=Hebr}]/u
const ISOLATE = '\u2068'
const END = '\u2069'

/** Isolates a name that may turn the direction of the text around it (Unicode UAX 9). */
export const isolateBidi = (text: string): string => (TURNS.test(text) ? `${ISOLATE}${text}${END}` : text)

/** The name of a country by its ISO 3166 code; a text that is no code is its own name. */
export const countryName = (code: string, language: string, style: 'long' | 'short' = 'long'): string => {
  try {
    return new Intl.DisplayNames(language, { type: 'region', style }).of(code) ?? code
  } catch {
    // What is no code is refused with an error, which would break the page.
    return code
  }
}
