import { expect, test } from 'vitest'
import { formatBytes } from '#src/i18n/format.ts'

test.each([
  [0, 'en', '0 kB'],
  [900_400, 'en', '901 kB'],
  [12_340_000, 'en', '12.3 MB'],
  [12_340_000, 'it', '12,3 MB'],
])('%i bytes in %s are %s', (bytes, language, text) => {
  expect(formatBytes(bytes, language).replace(/\s/, ' ')).toBe(text)
})
