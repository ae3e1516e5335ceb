import { expect, test } from 'vitest'
import { formatBytes, formatDay } from '#src/i18n/format.ts'

test.each([
  [0, 'en', '0 kB'],
  [900_400, 'en', '901 kB'],
  [12_340_000, 'en', '12.3 MB'],
  [12_340_000, 'it', '12,3 MB'],
])('when the size is %i bytes and the language is %s, then it is “%s”', (bytes, language, text) => {
  expect(formatBytes(bytes, language).replace(/\s/, ' ')).toBe(text)
})

test.each([
  ['2026-11-02', 'en', '02 Nov 2026'],
  ['2026-05-30', 'it', '30 mag 2026'],
  // A slip of the finger must not look like a year of this century.
  ['0027-03-01', 'en', '01 Mar 0027'],
  // Noon is the same day nearly everywhere.
  ['2026-01-31T12:00:00.000Z', 'en', '31 Jan 2026'],
  [new Date(2026, 11, 24).getTime(), 'it', '24 dic 2026'],
])('when the day is that of %s and the language is %s, then it is “%s”', (value, language, text) => {
  expect(formatDay(value, language)).toBe(text)
})
