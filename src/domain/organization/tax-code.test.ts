import { expect, test } from 'vitest'
import { isTaxCode } from '#src/domain/organization/tax-code.ts'

test.each([
  ['IT', 'RSSMRA85T10A562S'],
  ['IT', 'rss mra 85t10 a562s'],
  ['IT', '00743110157'],
  ['DE', '26/815/08151'],
  ['FR', '732829320'],
  ['GB', '1234567890'],
  ['US', '12-3456789'],
  ['NO', '995525828'],
  [null, 'RSSMRA85T10A562S'],
])('when the country is %s, then %j is a tax code', (country, text) => expect(isTaxCode(country, text)).toBe(true))

test.each([
  ['IT', 'RSSMRA85T10A562T'],
  ['IT', 'RSSMRA85T10A562'],
  ['IT', '00743110158'],
  ['IT', '1234'],
  ['US', '123'],
  ['NO', '<i>'],
  [null, ''],
])('when the country is %s, then %j is no tax code', (country, text) => expect(isTaxCode(country, text)).toBe(false))
