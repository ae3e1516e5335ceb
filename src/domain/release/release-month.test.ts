import { expect, test } from 'vitest'
import { isMonth } from '#src/domain/release/release-month.ts'

test('when a text has four digits of a year and two of a month, then it is a month, and no other text is', () => {
  expect(isMonth('2026-11')).toBe(true)
  expect(['2026-00', '2026-13', '26-01', '2026-1', '2026-01-01', ''].filter(isMonth)).toEqual([])
})
