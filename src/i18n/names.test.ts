import { expect, test } from 'vitest'
import { countryName } from '#src/i18n/names.ts'

test('codes have names in the language of the reader', () => {
  expect([countryName('DE', 'it'), countryName('US', 'en', 'short')]).toEqual(['Germania', 'US'])
})

test.each(['', 'SOMETHING_NEW', 'x'.repeat(3000), '<b>'])('%j, which is no code, is shown as it is', (text) => {
  expect(countryName(text, 'en')).toBe(text)
})
