import { withoutSeparators } from '#src/domain/identifiers/separators.ts'
const DIGITS = 11
const SHAPE = /^\d{11}$/
/** Registers print a number without its leading zeros; a shorter one is a typing error. */
const SHORTENED = /^\d{8,10}$/

/** The two check digits of the first nine: weights from 10 down to 2, modulo 101 (CISAC). */
export const ipiCheckDigits = (digits: string): string => {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0)
  return String((101 - (sum % 101)) % 100).padStart(2, '0')
}

const isRight = (ipi: string) => SHAPE.test(ipi) && ipiCheckDigits(ipi.slice(0, -2)) === ipi.slice(-2)

/** Eleven digits; the label, spaces, dots and hyphens are for the eye only, leading zeros may be left out. */
export const normalizeIpi = (value: string): string => {
  const named = value
    .toUpperCase()
    .replace(/^\s*(?:IPI|CAE)(?:\s*\/\s*(?:IPI|CAE))?(?:\s+NAME)?(?:\s+(?:NUMBER|NO\.?|NR\.?|N\.?))?[\s:#-]*/, '')
  const compact = withoutSeparators(named)
  const whole = compact.padStart(DIGITS, '0')
  return SHORTENED.test(compact) && isRight(whole) ? whole : compact
}

/** Whether it is the name number of a writer or a publisher, with the right check digits. */
export const isValidIpi = (value: string): boolean => isRight(normalizeIpi(value))
