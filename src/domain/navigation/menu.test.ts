import { expect, test } from 'vitest'
import { counterText } from '#src/domain/navigation/menu.ts'

test.each([
  [0, '0'],
  [9999, '9999'],
  [10_000, '9999+'],
])('a counter of %i shows %s', (count, text) => {
  expect(counterText(count)).toBe(text)
})
