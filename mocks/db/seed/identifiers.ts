import type { Random } from '#mocks/db/seed/random.ts'
import { barcodeCheckDigit } from '#src/domain/identifiers/barcode.ts'
import { EAN_LENGTH } from '#src/domain/limits.ts'

/** Next ISRC of a registrant: numbers run from 1 through all years, so that none comes twice. */
export const isrcCounter = (prefix: string): ((year: number) => string) => {
  let last = 0
  return (year) => {
    last += 1
    return `${prefix}${String(year % 100).padStart(2, '0')}${String(last).padStart(5, '0')}`
  }
}

/** UPC-A, in-store use, periodicals and books, coupons. */
const NOT_OF_PRODUCTS = /^(0|2|97[789]|98|99)/

/** A barcode as a product has one. */
const productBarcode = (random: () => number): string => {
  const first = 1 + Math.floor(random() * 8)
  const rest = Array.from({ length: EAN_LENGTH - 2 }, () => Math.floor(random() * 10)).join('')
  const digits = `${first === 2 ? 3 : first}${rest}`
  return NOT_OF_PRODUCTS.test(digits) ? productBarcode(random) : `${digits}${barcodeCheckDigit(digits)}`
}

/** Barcodes that nobody else in the catalogue has. */
export const barcodePool = (): ((random: Random) => string) => {
  const taken = new Set<string>()
  const next = (random: Random): string => {
    const barcode = productBarcode(random.next)
    if (taken.has(barcode)) return next(random)
    taken.add(barcode)
    return barcode
  }
  return next
}

/** Catalogue numbers of a label: its code and a running number. */
export const catalogNumbers = (): ((code: string) => string) => {
  const last = new Map<string, number>()
  return (code) => {
    const number = (last.get(code) ?? 0) + 1
    last.set(code, number)
    return `${code}-${String(number).padStart(4, '0')}`
  }
}
