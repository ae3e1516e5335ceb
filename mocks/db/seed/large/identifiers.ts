import { barcodeCheckDigit } from '#src/domain/identifiers/barcode.ts'

/** Odd, so that multiplying by it gives every number of 32 bits once (Knuth's multiplicative hash). */
const SPREAD = 0x9e3779b1
const BARCODES_FROM = 300_000_000_000
const hexadecimal = (number: number, digits: number): string => number.toString(16).padStart(digits, '0')

/** Ids in the shape of UUIDs, spread as random ones are and far cheaper than those hashed from texts. */
export const idsOf =
  (kind: number) =>
  (number: number): string => {
    const spread = hexadecimal(Math.imul(number, SPREAD) >>> 0, 8)
    return `${spread}-${hexadecimal(kind, 4)}-4000-8000-${hexadecimal(number, 12)}`
  }

/** Numbered through from 3: the demo's own are drawn from so many that they do not meet. */
export const barcodeOf = (number: number): string => {
  const digits = String(BARCODES_FROM + number)
  return `${digits}${barcodeCheckDigit(digits)}`
}
