import { compactCode } from '#src/domain/organization/bank-account.ts'
import { isItalianNumber } from '#src/domain/organization/vat-number.ts'

const DIGIT = '[\\dLMNPQRSTUV]'
const PERSON = new RegExp(`^[A-Z]{6}${DIGIT}{2}[ABCDEHLMPRST]${DIGIT}{2}[A-Z]${DIGIT}{3}[A-Z]$`)
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** What each of them counts at the first, the third … position (ministerial decree of 12 March 1974). */
const ODD = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22,
  25, 24, 23,
]
const A = CHARACTERS.indexOf('A')

/** A person's code in Italy: its last letter is made of the fifteen before it. */
const isPersonsCode = (code: string): boolean => {
  if (!PERSON.test(code)) return false
  const sum = [...code].slice(0, -1).reduce((total, character, index) => {
    const at = CHARACTERS.indexOf(character)
    return total + (index % 2 === 0 ? (ODD[at] ?? 0) : at >= A ? at - A : at)
  }, 0)
  return code.endsWith(CHARACTERS.charAt(A + (sum % 26)))
}

const SHAPES: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    DE: /^\d{10,13}$/,
    ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
    FR: /^(?:\d{9}|\d{13,14})$/,
    GB: /^\d{10}$/,
    PT: /^\d{9}$/,
    US: /^\d{9}$/,
  }),
)
const ANY = /^[A-Z\d]{4,20}$/

/** Whether a text can be a tax code in a country: in Italy a company's eleven digits or a person's sixteen characters. */
export const isTaxCode = (country: string | null, text: string): boolean => {
  const code = compactCode(text).replaceAll(/[./]/g, '')
  if (country === 'IT') return isItalianNumber(code) || isPersonsCode(code)
  return (SHAPES.get(country ?? '') ?? ANY).test(code)
}
