import { EAN_LENGTH, UPC_LENGTH } from '#src/domain/limits.ts'

/** Ranges that a generated code never starts with: UPC-A, in-store, periodicals and books, coupons. */
const NOT_GENERATED = /^(0|2|97[789]|98|99)/
/** The same of an EAN-13 that GS1 gave out: a UPC-A is one, unless it is for in-store use (2, 4) or a coupon (5). */
const RESERVED = /^(0[245]|2|97[789]|98|99)/

/** What is printed or exported in front of a code: `EAN-13:`, `UPC`, `GTIN-14`. */
const NAME = /^\s*(?:barcode|codice a barre|upc(?:-?a)?|ean(?:-?13(?!\d))?|gtin(?:-?1[2-4](?!\d))?|icpn)[\s:#.-]*/i
/** A GTIN-14 of a single piece is its EAN-13 after a zero. */
const SINGLE_PIECE = /^0(?=\d{13}$)/

/** Barcode without its name, and without what is only there for the eye. */
export const normalizeBarcode = (value: string): string =>
  value
    .replace(NAME, '')
    .replaceAll(/[\s.-]/g, '')
    .replace(SINGLE_PIECE, '')

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

/** A barcode of 12 random digits and its check digit (spec 2, section 3). `random` answers from 0 to below 1. */
export const generateBarcode = (random: () => number): string => {
  const first = 1 + Math.floor(random() * 8)
  const rest = Array.from({ length: EAN_LENGTH - 2 }, () => Math.floor(random() * 10)).join('')
  const digits = `${first === 2 ? 3 : first}${rest}`
  return NOT_GENERATED.test(digits) ? generateBarcode(random) : `${digits}${barcodeCheckDigit(digits)}`
}

/** Whether a code is of a range that GS1 gives to no product: in-store use, periodicals and books, coupons. */
export const isReservedBarcode = (value: string): boolean => RESERVED.test(barcodeKey(value) ?? '')
