import { isPhoneIn } from '#src/domain/contact/phone.ts'
import { isTaxCode } from '#src/domain/organization/tax-code.ts'
import { isVatNumber } from '#src/domain/organization/vat-number.ts'

const FOUR = /^\d{4}$/
const FIVE = /^\d{5}$/
/** How the post of each country writes its codes; where none is known here, letters, digits, blanks and hyphens. */
const SHAPES: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    IT: FIVE,
    DE: FIVE,
    FR: FIVE,
    ES: FIVE,
    FI: FIVE,
    AT: FOUR,
    BE: FOUR,
    CH: FOUR,
    DK: FOUR,
    NO: FOUR,
    HU: FOUR,
    SM: /^4789\d$/,
    PT: /^\d{4}-?\d{3}$/,
    NL: /^[1-9]\d{3} ?[A-Z]{2}$/,
    SE: /^\d{3} ?\d{2}$/,
    PL: /^\d{2}-?\d{3}$/,
    GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/,
    IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/,
    US: /^\d{5}(?:-\d{4})?$/,
    CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/,
  }),
)
const ANY = /^[A-Z\d](?:[A-Z\d -]{0,10}[A-Z\d])?$/

/** Whether a text can be a postal code of a country; of no country when that is not known. */
export const isPostalCode = (country: string | null, text: string): boolean =>
  (SHAPES.get(country ?? '') ?? ANY).test(text.trim().toUpperCase())

const RULES = {
  postalCode: { code: 'POSTAL_CODE_INVALID', isGood: isPostalCode },
  phone: { code: 'PHONE_INVALID', isGood: isPhoneIn },
  fax: { code: 'PHONE_INVALID', isGood: isPhoneIn },
  vatNumber: { code: 'VAT_NUMBER_INVALID', isGood: isVatNumber },
  taxCode: { code: 'TAX_CODE_INVALID', isGood: isTaxCode },
} as const
type Field = keyof typeof RULES
const FIELDS: readonly Field[] = ['postalCode', 'phone', 'fax', 'vatNumber', 'taxCode']

export type CountryBound = Record<Field | 'country', string | null>

/** The fields of an organization that are not formatted as in its country. Empty fields are not checked. */
export const organizationProblems = (organization: CountryBound): { field: Field; code: string }[] =>
  FIELDS.flatMap((field) => {
    const value = organization[field]
    const { code, isGood } = RULES[field]
    return value === null || isGood(organization.country, value) ? [] : [{ field, code }]
  })

/** Only the problems that a change causes: values from before, under older rules, do not prevent saving. */
export const newProblems = (organization: CountryBound, before: CountryBound | undefined) =>
  organizationProblems(organization).filter(
    ({ field }) =>
      before === undefined || before[field] !== organization[field] || before.country !== organization.country,
  )
