const TURNS = /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC]/u
const ISOLATE = '\u2068'
const END = '\u2069'

/** A name that runs from right to left, or turns the direction, within words of ours: these keep theirs (Unicode UAX 9). */
export const isolatedText = (text: string): string => (TURNS.test(text) ? `${ISOLATE}${text}${END}` : text)
