import { barcodeKey, isReservedBarcode, isValidBarcode, normalizeBarcode } from '#src/domain/identifiers/barcode.ts'

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
