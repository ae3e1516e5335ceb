import { isSameName } from '#src/domain/text/compare.ts'

const BETWEEN = /[,\r\n]/u

/** Several names in one text, with commas or new lines between. */
export const namesOf = (text: string): string[] =>
  text
    .split(BETWEEN)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** The names of a text without some of them, in one line. */
export const withoutNames = (text: string, names: readonly string[]): string =>
  namesOf(text)
    .filter((name) => !names.some((one) => isSameName(one, name)))
    .join(', ')

const placeAt = (text: string, caret: number) => {
  const from = text.lastIndexOf(',', caret - 1) + 1
  const next = text.indexOf(',', Math.max(caret, from))
  return { from: caret === 0 ? 0 : from, to: next === -1 ? text.length : next }
}

/** The name that is being written where the caret stands. */
export const nameAt = (text: string, caret: number): string => {
  const { from, to } = placeAt(text, caret)
  return text.slice(from, to).trim()
}

/** The text with another name where the caret stands; what stands before and after it stays as it was typed. */
export const withNameAt = (text: string, caret: number, name: string): string => {
  const { from, to } = placeAt(text, caret)
  return `${text.slice(0, from)}${from === 0 ? '' : ' '}${name}${text.slice(to)}`
}
