import { EAN_LENGTH, UPC_LENGTH } from '#src/domain/limits.ts'

/** Ranges a GS1 code of one's own never starts with: UPC-A, in-store, periodicals and books, coupons. */
const RESERVED = /^(0|2|97[789]|98|99)/

/** Barcode without what is only there for the eye. */
export const normalizeBarcode = (value: string): string => value.replaceAll(/[\s.-]/g, '')

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
  return RESERVED.test(digits) ? generateBarcode(random) : `${digits}${barcodeCheckDigit(digits)}`
}
