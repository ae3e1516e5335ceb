const CAPITALS = new Set(
  'USA UK UFO DNA RNA NYC TV DJ MC VIP CEO FBI CIA NASA BPM SOS BBC MTV ABC DIY OMG LSD GPS FM II III IV VII VIII IX XII'.split(
    ' ',
  ),
)
/** Names that titles have often: a list of all is not possible, so what follows from it is only suggested. */
const NAMES = new Map(
  (
    'Roma Milano Napoli Torino Genova Firenze Venezia Bologna Palermo Bari Catania Verona Trieste Italia Sicilia Sardegna Toscana ' +
    'Europa America Africa Asia Parigi Londra Berlino Madrid Lisbona Paris London Berlin Lisboa Alfama Tokyo Oslo Stockholm Roma ' +
    'Maria Anna Marta Irene Giulia Sofia Lucia Teresa Rosa Angela Francesca Chiara Giuseppe Giovanni Francesco Antonio Marco ' +
    'Luca Paolo Pietro Michele Gabriele Gesù Dio Natale Pasqua Adriatico Tirreno Mediterraneo Vesuvio Etna Tevere Arno'
  )
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
)

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu
/** Words like `U.S.A.`, `B.I.G.` or `R&B`, which stay as they are. */
const INITIALS = /(?:\p{L}\.){2,}|(?<![\p{L}\p{N}])\p{Lu}(?:&\p{Lu})+(?![\p{L}\p{N}])/gu

export type Word = { text: string; start: number; end: number }

/** The words of a text, with where they are; the parts of a hyphenated word are words. */
export const wordsIn = (text: string): Word[] => {
  const initials = [...text.matchAll(INITIALS)].map(({ index, 0: all }) => [index, index + all.length] as const)
  return [...text.matchAll(WORD)]
    .map(({ index, 0: all }) => ({ text: all, start: index, end: index + all.length }))
    .filter(({ start }) => initials.every(([from, to]) => start < from || start >= to))
}

const upperFirst = (text: string) => text.replace(/\p{L}/u, (letter) => letter.toUpperCase())
const isCased = (text: string) => text.toLowerCase() !== text.toUpperCase()
const isUpper = (text: string) => isCased(text) && text === text.toUpperCase()
const climbs = (word: string) => (word.match(/\p{Ll}\p{M}*\p{Lu}/gu) ?? []).length

/** Whether a word holds capitals by accident, as `bLuE` does; `McCartney`, `YouTube` and `iPhone` do not. */
const isErratic = (word: string) => climbs(word) > 1

/** Whether a text has capitals inside its words that nobody writes on purpose. */
export const hasErraticCapitals = (text: string): boolean => {
  const all = wordsIn(text).map((word) => word.text)
  return all.some(isErratic) || all.filter((word) => climbs(word) === 1 && /^\p{Ll}/u.test(word)).length > 1
}

export const isAllCapitals = (text: string): boolean => {
  const all = wordsIn(text).filter((word) => isCased(word.text))
  if (!isUpper(text) || all.every((word) => CAPITALS.has(word.text))) return false
  return all.length > 1 || text.replaceAll(/\P{L}/gu, '').length > 4
}
export const isAllLower = (text: string): boolean => isCased(text) && text === text.toLowerCase()

/** Whether a word begins with a capital. */
export const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word)

/** A word with a capital; what has capitals inside keeps them. */
export const capitalWord = (word: string): string => upperFirst(word)

const lowerWord = (word: string) => {
  const name = NAMES.get(word.toLowerCase())
  if (name !== undefined) return name
  return climbs(word) > 0 || /\p{N}/u.test(word) || (isUpper(word) && word.length > 1) ? word : word.toLowerCase()
}

/** A text with each of its words written anew. */
export const rewriteWords = (
  text: string,
  write: (word: Word, index: number, all: readonly Word[]) => string,
): string => {
  const all = wordsIn(text)
  return all.reduceRight(
    (done, word, index) => done.slice(0, word.start) + write(word, index, all) + done.slice(word.end),
    text,
  )
}

/** In small letters where the capitals of a text say nothing, because all or random letters are capitals. */
export const dropSenselessCapitals = (text: string): string => {
  if (!isAllCapitals(text) && !hasErraticCapitals(text)) return text
  return rewriteWords(text, (word, index, all) => {
    const isNumber = index > 0 && index === all.length - 1 && /^[IVX]{1,4}$/u.test(word.text)
    return CAPITALS.has(word.text) || isNumber ? word.text : word.text.toLowerCase()
  })
}

/** Capital at the start of the title and of each bracket, and of the names that are known. */
export const sentenceCase = (title: string): string => {
  const text = dropSenselessCapitals(title)
  return rewriteWords(text, (word, index) => {
    const isFirst = index === 0 || /[([.!?¿¡:]\s*$/u.test(text.slice(0, word.start))
    return isFirst ? capitalWord(lowerWord(word.text)) : lowerWord(word.text)
  })
}
