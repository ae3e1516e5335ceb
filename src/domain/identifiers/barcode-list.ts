import {
  barcodeKey,
  isReservedBarcode,
  isValidBarcode,
  normalizeBarcode,
  barcodeCheckDigit,
} from '#src/domain/identifiers/barcode.ts'
import { BARCODE_PREFIX_MAX, BARCODE_PREFIX_MIN, BARCODES_MAX, EAN_LENGTH, UPC_LENGTH } from '#src/domain/limits.ts'

const RANGE_PROBLEMS = ['FIRST_WRONG', 'LAST_WRONG', 'LAST_BEFORE_FIRST', 'TOO_MANY', 'PREFIX_FULL'] as const
export type RangeProblem = (typeof RANGE_PROBLEMS)[number]
type BarcodeRange = { ok: true; barcodes: string[] } | { ok: false; problem: RangeProblem }

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

/** Why a barcode cannot be part of a pool: as it is written, or because of what is stored already. */
export const POOL_REFUSALS = [
  'BARCODE_WRONG',
  'BARCODE_RESERVED',
  'BARCODE_TWICE',
  'BARCODE_ON_RELEASE',
  'BARCODE_IN_POOL',
] as const
export type PoolRefusal = (typeof POOL_REFUSALS)[number]

/** A code of a list that was pasted, at its line of the text, counted from 1. */
export type ListedBarcode = { line: number; text: string; barcode: string; refusal: PoolRefusal | null }

const SEPARATOR = /[,;\t]/
/** As many digits as a code has, one more or less: a mistake is named, and other numbers of a sheet are not. */
const LIKE_A_CODE = /^\d{11,14}$/

/** What a line says: its cells that look like codes, otherwise all of it. */
const codesOf = (line: string): string[] => {
  const cells = line.split(SEPARATOR).map((cell) => cell.trim().replaceAll(/^["'=]+|["']+$/g, ''))
  const codes = cells.filter((cell) => LIKE_A_CODE.test(normalizeBarcode(cell)))
  return codes.length === 0 ? [line.trim()] : codes
}

const refusalOf = (barcode: string, seen: ReadonlySet<string>): PoolRefusal | null => {
  if (!isValidBarcode(barcode)) return 'BARCODE_WRONG'
  if (isReservedBarcode(barcode)) return 'BARCODE_RESERVED'
  return seen.has(barcodeKey(barcode) ?? '') ? 'BARCODE_TWICE' : null
}

/** Why each of these barcodes cannot be part of a pool, as far as the list itself tells; null for one that can. */
export const refusalsIn = (barcodes: readonly string[]): (PoolRefusal | null)[] => {
  const seen = new Set<string>()
  return barcodes.map((barcode) => {
    const refusal = refusalOf(barcode, seen)
    seen.add(barcodeKey(barcode) ?? '')
    return refusal
  })
}

/** The barcodes of a pasted list or of a CSV, whose first line may be its headers. */
export const readBarcodeList = (text: string): ListedBarcode[] => {
  const lines = text.split(/\r\n|\n|\r/).map((content, index) => ({ content, line: index + 1 }))
  const filled = lines.filter(({ content }) => content.trim() !== '')
  const isHeader = filled.length > 1 && !/\d{4}/.test(filled[0]?.content ?? '')
  const listed = (isHeader ? filled.slice(1) : filled).flatMap(({ content, line }) =>
    codesOf(content).map((code) => ({ line, text: code, barcode: normalizeBarcode(code) })),
  )
  const refusals = refusalsIn(listed.map(({ barcode }) => barcode))
  return listed.map((one, index) => ({ ...one, refusal: refusals[index] ?? null }))
}
