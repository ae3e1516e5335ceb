import { isSameName } from '#src/domain/text/compare.ts'

const SEPARATOR = /[,\r\n]/u

/** The names in a text, separated by commas or line breaks. */
export const namesOf = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** The names of a text without some of them, as one line. */
export const withoutNames = (text: string, names: readonly string[]): string =>
  namesOf(text)
    .filter((name) => !names.some((one) => isSameName(one, name)))
    .join(', ')

const placeAt = (text: string, caret: number) => {
  const from = text.lastIndexOf(',', caret - 1) + 1
  const next = text.indexOf(',', Math.max(caret, from))
  return { from: caret === 0 ? 0 : from, to: next === -1 ? text.length : next }
}

/** The name at the caret. */
export const nameAt = (text: string, caret: number): string => {
  const { from, to } = placeAt(text, caret)
  return text.slice(from, to).trim()
}

/** The text with another name at the caret; the rest is unchanged. */
export const withNameAt = (text: string, caret: number, name: string): string => {
  const { from, to } = placeAt(text, caret)
  return `${text.slice(0, from)}${from === 0 ? '' : ' '}${name}${text.slice(to)}`
}
