const SHAPE = /^[A-Z]{2}-[A-Z0-9]{3}$/

/** As it is kept: in capitals, with its hyphen; spaces are for the eye only. */
export const normalizeIsrcPrefix = (value: string): string => {
  const compact = value.toUpperCase().replaceAll(/[\s.-]/g, '')
  return compact.length > 2 ? `${compact.slice(0, 2)}-${compact.slice(2)}` : compact
}

/** Country and registrant of a label's ISRCs, such as IT-ABC or IT-01A (spec 2, section 5; ISO 3901). */
export const isIsrcPrefix = (value: string): boolean => SHAPE.test(value)
