import { expect, test } from 'vitest'
import { isVatNumber } from '#src/domain/organization/vat-number.ts'

test.each([
  ['IT', 'IT00743110157'],
  ['IT', '00743110157'],
  ['IT', 'it 0074 3110 157'],
  ['DE', 'DE136695976'],
  ['FR', 'FR40303265045'],
  ['GB', 'GB 980 7806 84'],
  ['NL', 'NL123456789B01'],
  ['ES', 'ESX1234567L'],
  ['GR', 'EL094259216'],
  ['CH', 'CHE-123.456.788 MWST'],
  ['NO', '995525828MVA'],
  ['US', '12-3456789'],
  [null, 'IT00743110157'],
])('when the country is %s, then %j is a VAT number', (country, text) => expect(isVatNumber(country, text)).toBe(true))

test.each([
  ['IT', '00743110158'],
  ['IT', '0074311015'],
  ['IT', 'DE136695976'],
  ['DE', 'DE13669597'],
  ['GB', 'GB12'],
  ['ES', '123456789'],
  ['US', '<script>'],
  [null, ''],
])('when the country is %s, then %j is no VAT number', (country, text) =>
  expect(isVatNumber(country, text)).toBe(false),
)
