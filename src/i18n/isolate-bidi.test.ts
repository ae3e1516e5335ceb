import { expect, test } from 'vitest'
import { isolateBidi } from '#src/i18n/isolate-bidi.ts'

test.each(['Vela Nera', 'Ève & Söhne <b>', '漢字', '👩‍👩‍👧‍👦', ''])('%j is unchanged', (text) => {
  expect(isolateBidi(text)).toBe(text)
})

test.each(['\u202Eevil', 'שלום', 'مرحبا', 'a\u2067b'])('%j is isolated from the text around it', (text) => {
  expect(isolateBidi(text)).toBe(`\u2068${text}\u2069`)
})
