import { expect, test } from 'vitest'
import { suggestFormat } from '#src/domain/release/format-problems.ts'

const tracks = (count: number, seconds: number) =>
  Array.from({ length: count }, () => ({ format: 'TRACK' as const, seconds }))

test.each([
  [tracks(1, 200), 'SINGLE'],
  [tracks(3, 599), 'SINGLE'],
  [tracks(1, 600), 'EP'],
  [tracks(4, 200), 'EP'],
  [tracks(7, 100), 'ALBUM'],
  [tracks(4, 450), 'ALBUM'],
  [[{ format: 'VIDEO' as const, seconds: 200 }], 'VIDEO'],
])('when the tracks are %j, then the format %s is suggested', (assets, format) => {
  expect(suggestFormat(assets)).toBe(format)
})
