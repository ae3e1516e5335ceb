import { expect, test } from 'vitest'
import { isStorableText } from '#backend/api/unstorable-text.ts'

test.each([
  ['Però, 音楽 and 🎵', true],
  ['', true],
  ['line\nbreak\u0001', true],
  ['a\u0000b', false],
  ['half \uD83C', false],
  ['\uDFB5 half', false],
])('when a text is %j, then it can be stored: %s', (text, isStorable) => {
  expect(isStorableText(text)).toBe(isStorable)
})
