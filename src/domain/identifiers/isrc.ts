const SHAPE = /^[A-Z]{2}[A-Z0-9]{3}\d{7}$/

/** Compact and in capitals; the label "ISRC", spaces, hyphens and dots are for the eye only (ISO 3901). */
export const normalizeIsrc = (value: string): string =>
  value
    .toUpperCase()
    .replace(/^\s*ISRC[\s:-]*/, '')
    .replaceAll(/[\s.-]/g, '')

/** Two letters, three letters or digits, the year's two digits, five digits; there is no check digit (ISO 3901:2019). */
export const isValidIsrc = (value: string): boolean => SHAPE.test(normalizeIsrc(value))

/** As it is printed: CC-XXX-YY-NNNNN. What is no ISRC comes back as it came. */
export const formatIsrc = (value: string): string => {
  const code = normalizeIsrc(value)
  if (!SHAPE.test(code)) return value
  return [code.slice(0, 2), code.slice(2, 5), code.slice(5, 7), code.slice(7)].join('-')
}

const PREFIX = /^[A-Z]{2}-[A-Z0-9]{3}$/

/** As it is stored: in capitals, with its hyphen; spaces are for the eye only. */
export const normalizeIsrcPrefix = (value: string): string => {
  const compact = value.toUpperCase().replaceAll(/[\s.-]/g, '')
  return compact.length > 2 ? `${compact.slice(0, 2)}-${compact.slice(2)}` : compact
}

/** Country and registrant of a label's ISRCs, such as IT-ABC or IT-01A (spec 2, section 5; ISO 3901). */
export const isIsrcPrefix = (value: string): boolean => PREFIX.test(value)
