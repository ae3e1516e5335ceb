import { withoutSeparators } from '#src/domain/identifiers/separators.ts'
import { EAN_LENGTH, UPC_LENGTH } from '#src/domain/limits.ts'

/** What GS1 keeps for examples: no product has such a code, and one that was generated is known by it wherever it is shown. */
const TEST_RANGE = '952'
/** Ranges that GS1 gives to no product: in-store use and coupons, also as a UPC-A, examples, periodicals and books. */
const RESERVED = /^(0[245]|2|952|97[789]|98|99)/

/** What is printed or exported in front of a code: `EAN-13:`, `UPC`, `GTIN-14`. */
const NAME = /^\s*(?:barcode|codice a barre|upc(?:-?a)?|ean(?:-?13(?!\d))?|gtin(?:-?1[2-4](?!\d))?|icpn)[\s:#.-]*/i
/** A GTIN-14 of a single piece is its EAN-13 after a zero. */
const SINGLE_PIECE = /^0(?=\d{13}$)/

/** Barcode without its name, and without what is only there for the eye. */
export const normalizeBarcode = (value: string): string =>
  withoutSeparators(value.replace(NAME, '')).replace(SINGLE_PIECE, '')

/** What makes two barcodes the same: a UPC-A is an EAN-13 without its leading zero. Null when there is none. */
export const barcodeKey = (barcode: string | null): string | null => {
  const code = normalizeBarcode(barcode ?? '')
  return code === '' ? null : code.padStart(EAN_LENGTH, '0')
}

/** Check digit of the first 12 digits: weights 1 and 3 by turns, the sum lifted to a multiple of 10 (GS1). */
export const barcodeCheckDigit = (digits: string): number => {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/** Whether it is an EAN-13 or a UPC-A (an EAN-13 without its leading zero) with the right check digit. */
export const isValidBarcode = (value: string): boolean => {
  const digits = normalizeBarcode(value)
  if (!/^\d+$/.test(digits) || (digits.length !== EAN_LENGTH && digits.length !== UPC_LENGTH)) return false
  const ean = digits.padStart(EAN_LENGTH, '0')
  return barcodeCheckDigit(ean.slice(0, -1)) === Number(ean.at(-1))
}

/**
 * A barcode to try things with, of 12 digits and its check digit (catalogue-3): random within the range of examples,
 * because any other may be that of a product. `random` answers from 0 to below 1.
 */
export const generateBarcode = (random: () => number): string => {
  const rest = Array.from({ length: EAN_LENGTH - 1 - TEST_RANGE.length }, () => Math.floor(random() * 10))
  const digits = `${TEST_RANGE}${rest.join('')}`
  return `${digits}${barcodeCheckDigit(digits)}`
}

/** Whether a code was generated: stores take none of these. */
export const isTestBarcode = (value: string): boolean => (barcodeKey(value) ?? '').startsWith(TEST_RANGE)

/** Whether a code is of a range that GS1 gives to no product: in-store use, examples, periodicals and books, coupons. */
export const isReservedBarcode = (value: string): boolean => RESERVED.test(barcodeKey(value) ?? '')
