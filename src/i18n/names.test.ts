import { expect, test } from 'vitest'
import { countryName, isolateBidi } from '#src/i18n/names.ts'

test('when a country is named, then its name is in the language of the reader', () => {
  expect([countryName('DE', 'it'), countryName('US', 'en', 'short')]).toEqual(['Germania', 'US'])
})

test.each(['', 'SOMETHING_NEW', 'x'.repeat(3000), '<b>'])(
  'when %j is no code of a country, then it is shown as it is',
  (text) => {
    expect(countryName(text, 'en')).toBe(text)
  },
)

test.each(['Vela Nera', 'Ève & Söhne <b>', '漢字', '👩‍👩‍👧‍👦', ''])('when a text is %j, then it is unchanged', (text) => {
  expect(isolateBidi(text)).toBe(text)
})

test.each(['\u202Eevil', 'שלום', 'مرحبا', 'a\u2067b'])(
  'when a text is %j, then it is isolated from the text around it',
  (text) => {
    expect(isolateBidi(text)).toBe(`\u2068${text}\u2069`)
  },
)
