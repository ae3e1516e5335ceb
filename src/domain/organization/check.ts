import { isPhoneIn } from '#src/domain/contact/phone.ts'
import { isPostalCode } from '#src/domain/contact/postal-code.ts'
import { isTaxCode } from '#src/domain/organization/tax-code.ts'
import { isVatNumber } from '#src/domain/organization/vat-number.ts'

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

/** Of these only what a change brought in: what stood there before, under older rules, does not keep it from being saved. */
export const newProblems = (organization: CountryBound, before: CountryBound | undefined) =>
  organizationProblems(organization).filter(
    ({ field }) =>
      before === undefined || before[field] !== organization[field] || before.country !== organization.country,
  )
