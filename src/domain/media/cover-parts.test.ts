import { describe, expect, test } from 'vitest'
import { measureCover, partsOf, SMALL_PART } from '#src/domain/media/measure-cover.ts'
import { contrastOf, detailOf, sharpnessOf } from '#src/domain/media/picture-detail.ts'
import { drawn, noise } from '#src/domain/media/testing/drawn-pictures.ts'

const SIDE = 64
const flat = drawn(SIDE, SIDE, () => 90)
/** Broad stripes of two shades: their contrast is half of the difference. */
const stripes = (difference: number) => drawn(SIDE, SIDE, (x) => 100 + (x % 32 < 16 ? difference : 0))
const random = noise(9)
const grain = drawn(SIDE, SIDE, () => random() * 255)
/** Pixels of eight by eight. */
const coarse = drawn(SIDE, SIDE, (x, y) => (((x >> 3) + (y >> 3)) % 2) * 200)
const detail = (...parts: Parameters<typeof measureCover>[1]) => measureCover(flat, parts).detail

test('when a picture is cut into parts, then what is left over at the right and below is left out', () => {
  const picture = drawn(5, 5, (x, y) => x + 10 * y)
  expect(partsOf(picture, 2).map(({ pixels }) => [...pixels])).toEqual([
    [0, 1, 10, 11],
    [2, 3, 12, 13],
    [20, 21, 30, 31],
    [22, 23, 32, 33],
  ])
  expect(partsOf(picture, 5)).toEqual([picture])
  expect(partsOf(picture, 6)).toEqual([])
})

describe('the detail of a cover', () => {
  test('when parts have a contrast of 25 or more, then they count, and with less nothing is said', () => {
    expect(contrastOf(stripes(50))).toBe(25)
    expect(detail(stripes(50))).toBe(detailOf(stripes(50)))
    expect(detail(stripes(49))).toBe(1)
    expect(detail(flat)).toBe(1)
    expect(detail()).toBe(1)
  })

  test('when parts differ, then the one with most counts, wherever it is', () => {
    expect(detail(stripes(90), grain, flat)).toBe(detailOf(grain))
    expect(detail(grain, stripes(90))).toBe(detailOf(grain))
  })

  test('when the pixels of half of the parts with contrast are repeated, then it has none', () => {
    expect(detail(coarse)).toBe(0)
    expect(detail(coarse, grain)).toBe(0)
    expect(detail(coarse, flat, flat, flat)).toBe(0)
    expect(detail(coarse, grain, grain)).toBe(detailOf(grain))
    expect(detail(coarse, coarse, grain, grain, grain)).toBe(detailOf(grain))
  })
})

describe('the small copy of a cover', () => {
  const beside = (left: typeof flat, right: typeof flat) =>
    drawn(
      2 * SMALL_PART,
      SMALL_PART,
      (x, y) => (x < SIDE ? left.pixels[y * SIDE + x] : right.pixels[y * SIDE + x - SIDE]) ?? 0,
    )

  test('when it is measured, then its contrast is that of the whole', () => {
    expect(measureCover(beside(flat, grain), []).contrast).toBe(contrastOf(beside(flat, grain)))
  })

  test('when its parts differ, then the sharpest with a contrast of 25 counts', () => {
    const faint = drawn(SIDE, SIDE, (x, y) => 100 + ((x + y) % 2) * 49)
    const sharpness = (left: typeof flat, right: typeof flat) => measureCover(beside(left, right), []).sharpness
    expect(sharpness(stripes(50), grain)).toBe(sharpnessOf(grain))
    expect(sharpness(grain, flat)).toBe(sharpnessOf(grain))
    expect(sharpness(faint, stripes(50))).toBe(sharpnessOf(stripes(50)))
    expect(sharpness(faint, flat)).toBe(1)
  })
})
