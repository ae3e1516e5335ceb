import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COVER_HASH_LENGTH } from '#src/domain/limits.ts'
import { isSamePicture, perceptualHash } from '#src/domain/media/perceptual-hash.ts'
import { blurred, drawn, reduced, scene } from '#src/domain/media/testing/drawn-pictures.ts'

const SIDE = 256
const shown = scene(SIDE, 5)
const hash = perceptualHash(shown)

test('when a picture is hashed twice, then both hashes are the same, and of the right length', () => {
  expect(hash).toMatch(new RegExp(`^[0-9a-f]{${COVER_HASH_LENGTH}}$`))
  expect(perceptualHash(scene(SIDE, 5))).toBe(hash)
})

describe('a changed picture', () => {
  test.each([
    ['smaller', reduced(shown, 2)],
    ['much smaller', reduced(shown, 4)],
    ['a little blurred', blurred(shown, 1)],
    ['brighter', drawn(SIDE, SIDE, (x, y) => 20 + (shown.pixels[y * SIDE + x] ?? 0) * 0.9)],
  ])(
    'when it is %s, then it is recognised as the same',
    (_, picture) => {
      expect(isSamePicture(hash, perceptualHash(picture))).toBe(true)
    },
    20_000,
  )
})

test('when pictures differ, then so do their hashes', () => {
  for (let seed = 6; seed < 18; seed += 1) expect(isSamePicture(hash, perceptualHash(scene(SIDE, seed)))).toBe(false)
})

const LAST = SIDE - 1
test.each<[string, (x: number, y: number) => readonly [x: number, y: number]]>([
  ['mirrored', (x, y) => [LAST - x, y]],
  ['mirrored upside down', (x, y) => [x, LAST - y]],
  ['turned to the right', (x, y) => [y, LAST - x]],
  ['turned to the left', (x, y) => [LAST - y, x]],
  ['turned by half', (x, y) => [LAST - x, LAST - y]],
])('when a picture is %s, then it is another picture', (_, from) => {
  const picture = drawn(SIDE, SIDE, (x, y) => {
    const [column, row] = from(x, y)
    return shown.pixels[row * SIDE + column] ?? 0
  })
  expect(isSamePicture(hash, perceptualHash(picture))).toBe(false)
})

test('when a small mark is at different places of the same ground, then the pictures are different', () => {
  const mark = (left: number) =>
    drawn(SIDE, SIDE, (x, y) => (x > left && x < left + 40 && y > 100 && y < 140 ? 20 : 240))
  expect(isSamePicture(perceptualHash(mark(20)), perceptualHash(mark(190)))).toBe(false)
  expect(isSamePicture(perceptualHash(mark(20)), perceptualHash(mark(20)))).toBe(true)
})

test('when a picture has one colour, then it is like no other', () => {
  const flat = perceptualHash(drawn(SIDE, SIDE, () => 100))
  expect(isSamePicture(flat, flat)).toBe(false)
})

test('when hashes have different lengths, then the pictures are different', () => {
  expect(isSamePicture(hash, hash.slice(1))).toBe(false)
})

test('when two hashes are compared, then their order does not matter, and only that of zeros differs from itself', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 })
  fc.assert(fc.property(digits, digits, (one, other) => isSamePicture(one, other) === isSamePicture(other, one)))
  fc.assert(fc.property(digits, (one) => isSamePicture(one, one) === /[1-9a-f]/.test(one)))
})
