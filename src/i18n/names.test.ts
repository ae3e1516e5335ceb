import { expect, test } from 'vitest'
import { countryName, languageName } from '#src/i18n/names.ts'

test('codes have names in the language of the reader', () => {
  expect([countryName('DE', 'it'), countryName('US', 'en', 'short')]).toEqual(['Germania', 'US'])
  expect(languageName('de', 'it')).toBe('tedesco')
})

test.each(['', 'SOMETHING_NEW', 'x'.repeat(3000), '<b>'])('%j, which is no code, is shown as it is', (text) => {
  expect(countryName(text, 'en')).toBe(text)
  expect(languageName(text, 'en')).toBe(text)
})
