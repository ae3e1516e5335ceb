/** What makes two names one: without case and outer blanks (catalogue-8: the duplicates). */
export const nameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase()

/** Whether two names count as one. */
export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other)

const NOT_WORDS = /[^\p{L}\p{N}]+/gu
const ACCENTS = /\p{M}+/gu

/** A text as searches compare it: its words in lower case and without accents, a blank between them. */
export const searchText = (text: string): string =>
  text.normalize('NFD').replace(ACCENTS, '').toLowerCase().replace(NOT_WORDS, ' ').trim()

/** Whether each word asked for begins some word of the text; nothing asked for is found everywhere. */
export const isFoundIn = (asked: string, text: string): boolean => {
  const words = ` ${searchText(text)}`
  return searchText(asked)
    .split(' ')
    .every((word) => words.includes(` ${word}`))
}
