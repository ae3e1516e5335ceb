import { expect, test } from 'vitest'
import { isVisible } from '#src/domain/text/visible.ts'

test.each([
  ['Vela Nera', true],
  ['👩‍👩‍👧‍👦', true],
  ['-', true],
  ['', false],
  [' \t\n', false],
  ['\u200B\u2060', false],
  ['\u202E', false],
  ['\u0301', false],
  ['\u0000', false],
])('when it is asked whether there is anything to see in %j, then the answer is %s', (text, expected) => {
  expect(isVisible(text)).toBe(expected)
})
