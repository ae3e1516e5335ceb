import { expect, test } from 'vitest'
import { isolatedText } from '#src/domain/isolated-text.ts'

test.each(['Vela Nera', 'Ève & Söhne <b>', '漢字', '👩‍👩‍👧‍👦', ''])('%j stays as it is', (text) => {
  expect(isolatedText(text)).toBe(text)
})

test.each(['\u202Eevil', 'שלום', 'مرحبا', 'a\u2067b'])('%j cannot turn what stands round it', (text) => {
  expect(isolatedText(text)).toBe(`\u2068${text}\u2069`)
})
