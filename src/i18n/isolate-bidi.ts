const TURNS = /[\p{Bidi_C}\p{sc=Arab}\p{sc=Hebr}]/u
const ISOLATE = '\u2068'
const END = '\u2069'

/** A name that runs from right to left, or turns the direction, within words of ours: these keep theirs (Unicode UAX 9). */
export const isolateBidi = (text: string): string => (TURNS.test(text) ? `${ISOLATE}${text}${END}` : text)
