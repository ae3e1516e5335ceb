import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastOf, detailOf, isPixelated, sharpnessOf } from '#src/domain/media/picture-detail.ts'
import { blurred, drawn, enlarged, noise, repeated, scene } from '#src/domain/media/testing/drawn-pictures.ts'

const SIDE = 64
const grey = fc.uint8Array({ minLength: SIDE * SIDE, maxLength: SIDE * SIDE })
const wave = (perLine: number, isDown = false) =>
  drawn(SIDE, SIDE, (x, y) => 128 + 100 * Math.sin((2 * Math.PI * perLine * (isDown ? y : x)) / SIDE))
const random = noise(3)
const grain = drawn(SIDE, SIDE, () => random() * 255)

describe('contrast', () => {
  test('when a picture has one colour, then it is 0, and with two it is half their difference', () => {
    expect(contrastOf(drawn(8, 8, () => 77))).toBe(0)
    expect(contrastOf(drawn(8, 8, (x) => (x % 2 === 0 ? 0 : 200)))).toBe(100)
    expect(contrastOf({ pixels: new Uint8Array(), width: 0, height: 0 })).toBe(0)
  })

  test('when a picture is brighter, then it is the same', () => {
    const bands = (shift: number) => drawn(SIDE, SIDE, (x) => shift + (x % 7) * 10)
    expect(contrastOf(bands(100))).toBeCloseTo(contrastOf(bands(0)), 9)
  })
})

describe('sharpness', () => {
  test('when a picture is noise, then it is about 20, of a slope nearly 0, and of one colour 0', () => {
    expect(sharpnessOf(grain)).toBeGreaterThan(17)
    expect(sharpnessOf(grain)).toBeLessThan(23)
    expect(sharpnessOf(drawn(SIDE, SIDE, (x) => x * 4))).toBeLessThan(0.001)
    expect(sharpnessOf(drawn(SIDE, SIDE, () => 9))).toBe(0)
    expect(sharpnessOf({ pixels: new Uint8Array([1, 2]), width: 2, height: 1 })).toBe(0)
  })

  test('when a picture has less contrast, then it is the same', () => {
    const edges = (high: number) => drawn(SIDE, SIDE, (x, y) => (((x >> 3) + (y >> 3)) % 2 === 0 ? 0 : high))
    expect(sharpnessOf(edges(240))).toBeCloseTo(sharpnessOf(edges(60)), 9)
  })

  test('when a picture is blurred more, then it is at most a half of what it was', () => {
    const steps = [scene(SIDE), blurred(scene(SIDE), 1), blurred(scene(SIDE), 3), blurred(scene(SIDE), 6)].map(
      sharpnessOf,
    )
    for (const [index, step] of steps.slice(1).entries()) expect(step).toBeLessThan((steps[index] ?? 0) / 2)
    expect(steps.at(-1)).toBeGreaterThan(0)
  })
})

describe('detail', () => {
  test.each([
    [3, 0, 0.001],
    [12, 0, 0.01],
    [20, 0.9, 1],
    [30, 0.9, 1],
  ])('when a picture has %i waves a line, then it is between %d and %d', (waves, least, most) => {
    for (const isDown of [false, true]) {
      expect(detailOf(wave(waves, isDown))).toBeGreaterThanOrEqual(least)
      expect(detailOf(wave(waves, isDown))).toBeLessThanOrEqual(most)
    }
  })

  test('when a picture is noise, then it is about a half, and of one colour 0', () => {
    expect(detailOf(grain)).toBeGreaterThan(0.4)
    expect(detailOf(grain)).toBeLessThan(0.6)
    expect(detailOf(drawn(SIDE, SIDE, () => 9))).toBe(0)
  })

  test('when a picture has any pixels, then it is from 0 to 1', () => {
    fc.assert(
      fc.property(grey, (pixels) => {
        const detail = detailOf({ pixels, width: SIDE, height: SIDE })
        return detail >= 0 && detail <= 1
      }),
      { numRuns: 30 },
    )
  })

  test('when a picture is enlarged, then it is lost', () => {
    expect(detailOf(enlarged(scene(SIDE / 4), 4))).toBeLessThan(detailOf(scene(SIDE)) / 20)
  })
})

describe('repeated pixels', () => {
  test.each([2, 3, 4, 8])('when a picture repeats each pixel %i times, then they are seen', (times) => {
    expect(isPixelated(repeated(scene(Math.ceil(SIDE / times)), times))).toBe(true)
  })

  test('when a picture is sharp, or has an edge, stripes or one colour, then none are seen', () => {
    expect(isPixelated(scene(SIDE))).toBe(false)
    expect(isPixelated(drawn(SIDE, SIDE, (x) => (x < 30 ? 0 : 255)))).toBe(false)
    expect(isPixelated(drawn(SIDE, SIDE, (x) => ((x >> 2) % 2) * 255))).toBe(false)
    expect(isPixelated(drawn(SIDE, SIDE, () => 40))).toBe(false)
  })
})
