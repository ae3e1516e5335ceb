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

test('when 15 % of what is set in either hash differs, then it is one picture, and with more it is not', () => {
  expect(isSamePicture('fffff', 'ffff1')).toBe(true)
  expect(isSamePicture('fffff', 'ffff8')).toBe(true)
  expect(isSamePicture('fffff', 'ffff0')).toBe(false)
  // Each bit of a digit counts: as one of nine, then as one of six.
  for (const digit of ['1', '2', '4', '8']) {
    expect(isSamePicture(`ff0${digit}`, `ff00`)).toBe(true)
    expect(isSamePicture(`f10${digit}`, `f100`)).toBe(false)
  }
})

test('when brightness changes by more than 3 from cell to cell, then it is noted, and in which direction', () => {
  // 16 by 16 cells with a digit each: brighter to the right, darker, brighter below, darker.
  const hashOf = (right: number, below: number) =>
    perceptualHash(drawn(17 * 16, 17 * 16, (x, y) => 128 + (x >= 136 ? right : 0) + (y >= 136 ? below : 0)))
  const digits = (right: number, below: number) =>
    [...new Set(hashOf(right, below))].toSorted((a, b) => (a < b ? -1 : 1))
  expect(digits(0, 0)).toEqual(['0'])
  expect(digits(9, 0)).toEqual(['0', '8'])
  expect(digits(-9, 0)).toEqual(['0', '4'])
  expect(digits(0, 9)).toEqual(['0', '2'])
  expect(digits(0, -9)).toEqual(['0', '1'])
  expect(digits(9, -9)).toEqual(['0', '1', '8', '9'])
  // The cell in the middle has half of the change: 3 on both sides of it, or 3.5.
  for (const change of [6, -6]) expect([digits(change, 0), digits(0, change)]).toEqual([['0'], ['0']])
  for (const change of [7, -7]) expect([digits(change, 0).length, digits(0, change).length]).toEqual([2, 2])
})
