import { describe, expect, test } from 'vitest'
import {
  organizationForm,
  type OrganizationValues,
  valuesOf,
} from '#src/features/organizations/organization-form-values.ts'

const ITALIAN: OrganizationValues = { ...valuesOf(), name: 'Ada Records', country: 'IT' }
const problems = (values: Partial<OrganizationValues>) =>
  Object.fromEntries(
    organizationForm
      .safeParse({ ...ITALIAN, ...values })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  )

describe('the form of an organization', () => {
  test('when only the name is filled in, then nothing else is asked for or sent', () => {
    expect(problems({ country: '' })).toEqual({})
    const sent = organizationForm.parse({ ...valuesOf(), name: ' Ada Records ', iban: ' ' })
    expect(Object.keys(sent).toSorted()).toEqual(Object.keys(valuesOf()).toSorted())
    expect(Object.entries(sent).filter(([, value]) => value !== null)).toEqual([['name', 'Ada Records']])
  })
  test('when the name is missing, then it is the only thing that is', () => {
    expect(Object.keys(problems({ name: ' ' }))).toEqual(['name'])
  })
  test('when some fields are wrong in this country and others in any, then all are shown together', () => {
    expect(
      problems({ iban: 'x', postalCode: '1', vatNumber: '12', taxCode: 'x', phone: '+39 12', email: 'x' }),
    ).toEqual({
      email: 'EMAIL_INVALID',
      iban: 'IBAN_INVALID',
      phone: 'PHONE_INVALID',
      postalCode: 'POSTAL_CODE_INVALID',
      taxCode: 'TAX_CODE_INVALID',
      vatNumber: 'VAT_NUMBER_INVALID',
    })
  })
  test('when another country is chosen, then its rules apply', () => {
    const british = { country: 'GB', postalCode: 'BS1 4QA', vatNumber: 'GB980780684', phone: '+44 117 496 0100' }
    expect(problems(british)).toEqual({})
    expect(Object.keys(problems({ ...british, country: 'IT' })).toSorted()).toEqual(['postalCode', 'vatNumber'])
  })
})
