import { expect, test } from 'vitest'
import { isPostalCode } from '#src/domain/organization/check.ts'

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
])('in %s %j is one', (country, text) => expect(isPostalCode(country, text)).toBe(true))

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
])('in %s %j is none', (country, text) => expect(isPostalCode(country, text)).toBe(false))
