import { BARCODE_PREFIX_MAX, BARCODE_PREFIX_MIN, BARCODES_MAX, EAN_LENGTH, UPC_LENGTH } from '#src/domain/limits.ts'
import { barcodeCheckDigit, isValidBarcode, normalizeBarcode } from '#src/domain/identifiers/barcode.ts'

export const RANGE_PROBLEMS = ['FIRST_WRONG', 'LAST_WRONG', 'LAST_BEFORE_FIRST', 'TOO_MANY', 'PREFIX_FULL'] as const
export type RangeProblem = (typeof RANGE_PROBLEMS)[number]
export type BarcodeRange = { ok: true; barcodes: string[] } | { ok: false; problem: RangeProblem }

const refused = (problem: RangeProblem): BarcodeRange => ({ ok: false, problem })

/** The code of so many digits whose number, without the check digit, this is. */
const codeOf = (number: number, length: number): string => {
  const digits = String(number).padStart(length - 1, '0')
  return `${digits}${barcodeCheckDigit(digits.padStart(EAN_LENGTH - 1, '0'))}`
}

const codesFrom = (first: number, count: number, length: number): BarcodeRange => {
  if (count > BARCODES_MAX) return refused('TOO_MANY')
  return { ok: true, barcodes: Array.from({ length: count }, (_, index) => codeOf(first + index, length)) }
}

const numberOf = (code: string) => Number(code.slice(0, -1))
const COUNT = /^\d{1,5}$/
const isPrefix = (text: string) =>
  /^\d+$/.test(text) && text.length >= BARCODE_PREFIX_MIN && text.length <= BARCODE_PREFIX_MAX

/** The first codes of a company's prefix as GS1 writes it: one that begins with a zero is of UPC-As, which go without. */
const codesOfPrefix = (prefix: string, count: number): BarcodeRange => {
  const room = 10 ** (EAN_LENGTH - 1 - prefix.length)
  if (count > room) return refused('PREFIX_FULL')
  return codesFrom(Number(prefix) * room, count, prefix.startsWith('0') ? UPC_LENGTH : EAN_LENGTH)
}

/**
 * The barcodes of a range, each with its check digit: from the first to the last, so many from the first on, or so many
 * of a prefix.
 */
export const barcodeRange = (from: string, to: string): BarcodeRange => {
  const [first, last] = [normalizeBarcode(from), normalizeBarcode(to)]
  const count = COUNT.test(last) && Number(last) > 0 ? Number(last) : null
  if (isPrefix(first)) return count === null ? refused('LAST_WRONG') : codesOfPrefix(first, count)
  if (!isValidBarcode(first)) return refused('FIRST_WRONG')
  if (count !== null) return codesFrom(numberOf(first), count, first.length)
  if (!isValidBarcode(last) || last.length !== first.length) return refused('LAST_WRONG')
  const spanned = numberOf(last) - numberOf(first) + 1
  return spanned < 1 ? refused('LAST_BEFORE_FIRST') : codesFrom(numberOf(first), spanned, first.length)
}
