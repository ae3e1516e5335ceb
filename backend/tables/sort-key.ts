const ACCENTS = /\p{M}+/gu
/** Letters with a stroke, and ligatures, as letters of the plain alphabet. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
}
const STROKED = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')
const SEPARATORS = /[^\p{L}\p{N}\s]/gu
const NUMBER = /0*(\d+)/g
/** A letter for how many digits a number has: a longer number follows a shorter one. */
const LENGTHS_FROM = ':'.charCodeAt(0)
const LONGEST = '~'.charCodeAt(0)

const withLength = (_: string, digits: string): string =>
  `0${String.fromCharCode(Math.min(LENGTHS_FROM + digits.length, LONGEST))}${digits}`

const ASCII = /^[\0-\x7f]*$/
const plainLetters = (text: string): string =>
  ASCII.test(text)
    ? text
    : text
        .normalize('NFD')
        .replace(ACCENTS, '')
        .replace(STROKED, (letter) => PLAIN[letter] ?? letter)

/**
 * What a text is put in order by, in memory as in a database: compared sign by sign, such keys are in the order in which a
 * person looks for them. Case and accents do not count, numbers count by their value, signs come before digits and letters.
 */
export const sortKey = (text: string): string =>
  plainLetters(text.toLowerCase()).replace(SEPARATORS, '!').replace(NUMBER, withLength)

const SURROGATE = /[\ud800-\udfff]/

/** Compares keys by their code points, as a database compares bytes of UTF-8: negative where the first comes before. */
export const compareSortKeys = (a: string, b: string): number => {
  if (a === b) return 0
  if (!SURROGATE.test(a) && !SURROGATE.test(b)) return a < b ? -1 : 1
  const [first, second] = [[...a], [...b]]
  const at = first.findIndex((sign, index) => sign !== second[index])
  return at < 0 ? -1 : (first[at]?.codePointAt(0) ?? 0) - (second[at]?.codePointAt(0) ?? -1)
}
