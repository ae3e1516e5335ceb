import { withoutSeparators } from '#src/domain/identifiers/separators.ts'

const SHAPE = /^\d{15}[\dX]$/

/** Compact and in capitals; the label, the address of the register, spaces and hyphens are for the eye only (ISO 27729). */
export const normalizeIsni = (value: string): string =>
  withoutSeparators(
    value
      .toUpperCase()
      .replace(/^\s*(?:HTTPS?:\/\/)?(?:WWW\.)?ISNI(?:\.ORG)?(?:\/ISNI)?[\s/:-]*/, '')
      .replace(/\/\s*$/, ''),
  )

/** The check character of the first 15 digits (ISO 7064, Mod 11-2). */
export const isniCheckCharacter = (digits: string): string => {
  const running = [...digits].reduce((sum, digit) => (sum + Number(digit)) * 2, 0)
  const check = (12 - (running % 11)) % 11
  return check === 10 ? 'X' : String(check)
}

/** Whether it is the number of a person or a group, with the right check character. */
export const isValidIsni = (value: string): boolean => {
  const isni = normalizeIsni(value)
  return SHAPE.test(isni) && isniCheckCharacter(isni.slice(0, -1)) === isni.at(-1)
}

/** As it is printed, in groups of four. What is no ISNI comes back as it came. */
export const formatIsni = (value: string): string => {
  const isni = normalizeIsni(value)
  return SHAPE.test(isni) ? isni.replaceAll(/(.{4})(?=.)/g, '$1 ') : value
}
