const TURNS = /[\p{Bidi_C}\p{sc=Arab}\p{sc=Hebr}]/u
const ISOLATE = '\u2068'
const END = '\u2069'

/** Isolates a name that may turn the direction of the text around it (Unicode UAX 9). */
export const isolateBidi = (text: string): string => (TURNS.test(text) ? `${ISOLATE}${text}${END}` : text)
