import { PHONE_DIGITS_MAX, PHONE_DIGITS_MIN } from '#src/domain/limits.ts'

const SHAPE = /^\+?[\d\s().\-/]+$/

/** Whether a text can be a telephone number, written as people write them. */
export const isPhone = (text: string): boolean => {
  const digits = text.replaceAll(/\D/g, '').length
  return SHAPE.test(text.trim()) && digits >= PHONE_DIGITS_MIN && digits <= PHONE_DIGITS_MAX
}

/** The country's calling code, and how many digits follow it; a nought before them is not part of the number. */
type Plan = { calling: string; fewest: number; most: number; keepsNought?: true }
const PLANS: ReadonlyMap<string, Plan> = new Map(
  Object.entries<Plan>({
    IT: { calling: '39', fewest: 6, most: 11, keepsNought: true },
    GB: { calling: '44', fewest: 9, most: 10 },
    DE: { calling: '49', fewest: 5, most: 13 },
    FR: { calling: '33', fewest: 9, most: 9 },
    ES: { calling: '34', fewest: 9, most: 9 },
    PT: { calling: '351', fewest: 9, most: 9 },
    NL: { calling: '31', fewest: 9, most: 9 },
    NO: { calling: '47', fewest: 5, most: 8 },
    CH: { calling: '41', fewest: 9, most: 9 },
    AT: { calling: '43', fewest: 4, most: 13 },
    BE: { calling: '32', fewest: 8, most: 9 },
    US: { calling: '1', fewest: 10, most: 10 },
    CA: { calling: '1', fewest: 10, most: 10 },
  }),
)

/** Whether a text can be a number in a country; one that names another country is checked as any number. */
export const isPhoneIn = (country: string | null, text: string): boolean => {
  const plan = PLANS.get(country ?? '')
  if (!isPhone(text)) return false
  if (plan === undefined) return true
  const digits = text.replaceAll(/\D/g, '')
  const abroad = text.trim().startsWith('+') ? digits : digits.startsWith('00') ? digits.slice(2) : undefined
  if (abroad?.startsWith(plan.calling) === false) return true
  const national = abroad === undefined ? digits : abroad.slice(plan.calling.length)
  const own = plan.keepsNought ? national : national.replace(/^0/, '')
  return own.length >= plan.fewest && own.length <= plan.most
}
