import { compactCode } from '#src/domain/organization/bank-account.ts'

/** What follows the country's letters (Directive 2006/112/EC, article 215, and each country's own rules). */
const SHAPES: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    AT: /^U\d{8}$/,
    BE: /^[01]\d{9}$/,
    CH: /^E?\d{9}(?:MWST|TVA|IVA)?$/,
    DE: /^\d{9}$/,
    DK: /^\d{8}$/,
    ES: /^(?=.*[A-Z])[A-Z\d]\d{7}[A-Z\d]$/,
    FI: /^\d{8}$/,
    FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
    GB: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
    GR: /^\d{9}$/,
    IE: /^\d[A-Z\d+*]\d{5}[A-W][A-I]?$/,
    IT: /^\d{11}$/,
    NL: /^\d{9}B\d{2}$/,
    NO: /^\d{9}(?:MVA)?$/,
    PL: /^\d{10}$/,
    PT: /^\d{9}$/,
    SE: /^\d{12}$/,
  }),
)
const ANY = /^[A-Z\d]{4,20}$/
/** The country's letters before a number, where they are not its code. */
const lettersOf = (country: string | null) => (country === 'GR' ? 'EL' : (country ?? ''))

/** The last of eleven digits completes the others: every second one doubled, its digits summed (ministerial decree 1976). */
export const isItalianNumber = (digits: string): boolean => {
  if (!/^\d{11}$/.test(digits)) return false
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Whether a text can be a VAT number of a country, with or without the country's letters before it. */
export const isVatNumber = (country: string | null, text: string): boolean => {
  const code = compactCode(text).replaceAll('.', '')
  const letters = lettersOf(country)
  const number = letters !== '' && code.startsWith(letters) ? code.slice(letters.length) : code
  if (country === 'IT') return isItalianNumber(number)
  const shape = SHAPES.get(country ?? '')
  return shape === undefined ? ANY.test(code) : shape.test(number)
}
