import { withoutSeparators } from '#src/domain/identifiers/separators.ts'
import { ISRC_NUMBER_MAX } from '#src/domain/limits.ts'

const SHAPE = /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/

const LABELS = /^(?:ISRC:*)+/
// Iceland's registrants may have codes that begin like the label: IS-RC1.
const LABELLED = /^(?:ISRC:*)*([A-Z]{2}[A-Z0-9]{3}\d{7})$/

/** Compact and in capitals; the label "ISRC", spaces, hyphens and dots are for the eye only (ISO 3901). */
export const normalizeIsrc = (value: string): string => {
  const compact = withoutSeparators(value.toUpperCase())
  return LABELLED.exec(compact)?.[1] ?? compact.replace(LABELS, '')
}

/** Two letters, three letters or digits, the year's two digits, five digits; there is no check digit (ISO 3901:2019). */
export const isValidIsrc = (value: string): boolean => SHAPE.test(normalizeIsrc(value))

/** As it is printed: `IT-ABC-26-00001`. What is no ISRC comes back as it came. */
export const formatIsrc = (value: string): string => {
  const code = normalizeIsrc(value)
  if (!SHAPE.test(code)) return value
  return [code.slice(0, 2), code.slice(2, 5), code.slice(5, 7), code.slice(7)].join('-')
}

const PREFIX = /^[A-Z]{2}-[A-Z0-9]{3}$/

/** As it is stored: in capitals, with its hyphen; spaces are for the eye only. */
export const normalizeIsrcPrefix = (value: string): string => {
  const compact = withoutSeparators(value.toUpperCase().replace(/^\s*ISRC[\s:]+/, ''))
  return compact.length > 2 ? `${compact.slice(0, 2)}-${compact.slice(2)}` : compact
}

/** Country and registrant of a label's ISRCs, such as IT-ABC or IT-01A (catalogue-5; ISO 3901). */
export const isIsrcPrefix = (value: string): boolean => PREFIX.test(value)

/** With which each prefix begins every year (ISO 3901). */
export const FIRST_ISRC_NUMBER = 1

/** So many numbers from one on, up to the last that a year has. */
export const isrcNumbers = (from: number, howMany: number): number[] =>
  Array.from({ length: Math.max(0, Math.min(howMany, ISRC_NUMBER_MAX + 1 - from)) }, (_, position) => from + position)

const NUMBER_DIGITS = 5

/** The number of a compact code: its last five digits. */
export const isrcNumberOf = (isrc: string): number => Number(isrc.slice(-NUMBER_DIGITS))

/** What all codes of a prefix and a year of four digits begin with: a start and a number are one recording, for good (ISO 3901). */
export const isrcStart = (prefix: string, year: number): string =>
  withoutSeparators(prefix) + String(year % 100).padStart(2, '0')

export const isrcStartOf = (isrc: string): string => isrc.slice(0, -NUMBER_DIGITS)

/** The compact code of a start and a number from 1 to `ISRC_NUMBER_MAX`. */
export const isrcAt = (start: string, number: number): string => start + String(number).padStart(NUMBER_DIGITS, '0')
