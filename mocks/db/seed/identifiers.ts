import type { Random } from '#mocks/db/seed/random.ts'
import { generateBarcode } from '#src/domain/identifiers/barcode.ts'

/** Next ISRC of a registrant: numbers run from 1 through all years, so that none comes twice. */
export const isrcCounter = (prefix: string): ((year: number) => string) => {
  let last = 0
  return (year) => {
    last += 1
    return `${prefix}${String(year % 100).padStart(2, '0')}${String(last).padStart(5, '0')}`
  }
}

/** Barcodes that nobody else in the catalogue has. */
export const barcodePool = (): ((random: Random) => string) => {
  const taken = new Set<string>()
  const next = (random: Random): string => {
    const barcode = generateBarcode(random.next)
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
