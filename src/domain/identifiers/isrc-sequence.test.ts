import { expect, test } from 'vitest'
import { isrcFrom, isrcNumberOf, isValidIsrc, nextIsrcNumber } from '#src/domain/identifiers/isrc.ts'

test('the next number is that of the year, and 1 in another year or without a sequence', () => {
  expect(nextIsrcNumber({ year: 2026, next: 42 }, 2026)).toBe(42)
  expect(nextIsrcNumber({ year: 2025, next: 42 }, 2026)).toBe(1)
  expect(nextIsrcNumber(null, 2026)).toBe(1)
})

test('a code is the prefix, two digits of the year, five of the number', () => {
  expect(isrcFrom('IT-ABC', 2026, 7)).toBe('ITABC2600007')
  expect(isrcFrom('IT-ABC', 2105, 99_999)).toBe('ITABC0599999')
  expect(isrcNumberOf('ITABC2600007')).toBe(7)
})

test('what comes before or after a code is no part of it', () => {
  expect(isValidIsrc('XITABC2600007')).toBe(false)
  expect(isValidIsrc('ITABC26000071')).toBe(false)
})
