import { EAN_LENGTH, UPC_LENGTH } from '#src/domain/limits.ts'

/**
 * A stored barcode as it is printed below its bars: `5 901234 123457`, or `0 36000 24145 7` for a UPC-A. What is no
 * barcode comes back as it came.
 */
export const formatBarcode = (code: string): string => {
  if (!/^\d+$/.test(code)) return code
  if (code.length === EAN_LENGTH) return [code.slice(0, 1), code.slice(1, 7), code.slice(7)].join(' ')
  if (code.length !== UPC_LENGTH) return code
  return [code.slice(0, 1), code.slice(1, 6), code.slice(6, 11), code.slice(11)].join(' ')
}
