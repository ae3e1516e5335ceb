import { expect, test } from 'vitest'
import { type CountryBound, newProblems, organizationProblems, isPostalCode } from '#src/domain/organization/check.ts'

const NOTHING: CountryBound = {
  country: null,
  postalCode: null,
  phone: null,
  fax: null,
  vatNumber: null,
  taxCode: null,
}
const ITALIAN: CountryBound = {
  country: 'IT',
  postalCode: '16124',
  phone: '+39 010 555 0100',
  fax: null,
  vatNumber: 'IT00743110157',
  taxCode: 'RSSMRA85T10A562S',
}

test('when a field is empty, then it is not checked', () => {
  expect(organizationProblems(NOTHING)).toEqual([])
  expect(organizationProblems(ITALIAN)).toEqual([])
})

test('when the country is another one, then its own formats count', () => {
  expect(organizationProblems({ ...ITALIAN, country: 'GB' }).map(({ field }) => field)).toEqual([
    'postalCode',
    'vatNumber',
    'taxCode',
  ])
})

test.each([
  ['postalCode', '1612', 'POSTAL_CODE_INVALID'],
  ['phone', '+39 1', 'PHONE_INVALID'],
  ['fax', '12345678901234', 'PHONE_INVALID'],
  ['vatNumber', '00743110158', 'VAT_NUMBER_INVALID'],
  ['taxCode', 'RSSMRA85T10A562T', 'TAX_CODE_INVALID'],
] as const)('when the %s is %j, then %s is reported at its field', (field, value, code) => {
  expect(organizationProblems({ ...ITALIAN, [field]: value })).toEqual([{ field, code }])
})

test('when a value was saved before, then it is accepted until it or the country changes', () => {
  const before = { ...ITALIAN, vatNumber: 'IT49407311014' }
  expect(newProblems({ ...before, postalCode: '00184' }, before)).toEqual([])
  expect(newProblems({ ...before, vatNumber: 'IT1' }, before)).toHaveLength(1)
  expect(newProblems({ ...before, country: 'DE' }, before).length).toBeGreaterThan(0)
  expect(newProblems(before, undefined)).toHaveLength(1)
})

test.each([
  ['IT', '16124'],
  ['IT', ' 00184 '],
  ['GB', 'bs1 4qa'],
  ['GB', 'EC1A1BB'],
  ['PT', '1200-109'],
  ['NL', '1012 AB'],
  ['US', '94607-1234'],
  ['CA', 'K1A 0B1'],
  ['NO', '5003'],
  ['JP', '100-0001'],
  [null, '1000'],
])('when the country is %s, then %j is a postal code', (country, text) =>
  expect(isPostalCode(country, text)).toBe(true),
)

test.each([
  ['IT', '1612'],
  ['IT', '161245'],
  ['IT', 'I-16124'],
  ['GB', '16124'],
  ['US', '9460'],
  ['NL', '0123 AB'],
  ['JP', '<b>1</b>'],
  [null, '-'],
  [null, ''],
])('when the country is %s, then %j is no postal code', (country, text) =>
  expect(isPostalCode(country, text)).toBe(false),
)
