import { describe, expect, test } from 'vitest'
import { coverFactsProblems } from '#src/domain/media/image.ts'
import { FULL_PART, measureCover, partsOf, SMALL_SIDE } from '#src/domain/media/measure-cover.ts'
import type { GreyPicture } from '#src/domain/media/picture-detail.ts'
import { blurred, drawn, enlarged, reduced, repeated, scene } from '#src/domain/media/testing/drawn-pictures.ts'

/** How much larger than its small copy a cover is. */
const TIMES = 2
/** A picture at full size, measured as the page does. */
const codesOf = (picture: GreyPicture, times = TIMES) =>
  coverFactsProblems(measureCover(reduced(picture, times), partsOf(picture, FULL_PART))).map(
    ({ code, severity }) => `${severity} ${code}`,
  )
const SIDE = SMALL_SIDE * TIMES
const sharp = scene(SIDE)

describe('a cover', () => {
  test('when it is sharp, then it has no problem', () => {
    expect(codesOf(sharp)).toEqual([])
  })

  test('when it is blurred, then a warning says so', () => {
    expect(codesOf(blurred(sharp, 16))).toEqual(['WARNING COVER_BLURRED'])
  })

  test('when it was enlarged, then a warning says so', () => {
    expect(codesOf(blurred(enlarged(scene(SMALL_SIDE), 4), 1), 4)).toEqual(['WARNING COVER_ENLARGED'])
  })

  test('when its pixels were repeated, then a warning says that it was enlarged', () => {
    expect(codesOf(repeated(scene(SIDE / 4), 4))).toEqual(['WARNING COVER_ENLARGED'])
  })

  test('when it has one colour, then a warning says that it is flat', () => {
    expect(codesOf(drawn(SIDE, SIDE, () => 60))).toEqual(['WARNING COVER_FLAT'])
  })

  test('when it has sharp words on a blurred picture, then it has no problem', () => {
    const ground = blurred(sharp, 16)
    const words = drawn(SIDE, SIDE, (x, y) => {
      const isWord = y > 400 && y < 520 && x > 200 && x < 800 && ((x >> 4) + (y >> 5)) % 2 === 0
      return isWord ? 250 : (ground.pixels[y * SIDE + x] ?? 0)
    })
    expect(codesOf(words)).toEqual([])
  })

  test('when it has two flat colours with one edge, then it has no problem', () => {
    expect(codesOf(drawn(SIDE, SIDE, (x, y) => (Math.hypot(x - 500, y - 500) < 300 ? 240 : 30)))).toEqual([])
  })
})

test('when a picture is cut into parts, then each is a whole square', () => {
  const parts = partsOf(
    drawn(10, 7, (x, y) => x * 10 + y),
    3,
  )
  expect(parts).toHaveLength(6)
  expect([...(parts[4]?.pixels ?? [])]).toEqual([33, 43, 53, 34, 44, 54, 35, 45, 55])
})
