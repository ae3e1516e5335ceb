import { describe, expect, test } from 'vitest'
import { detailOf, isPixelated, sharpnessOf } from '#src/domain/media/picture-detail.ts'
import { drawn, noise, repeated, scene } from '#src/domain/media/testing/drawn-pictures.ts'

describe('sharpness', () => {
  test('when a picture has two pixels inside, then it is the variance of their edges over that of all', () => {
    // The edges are 5 + 7 + 2 + 10 - 4 · 60 = -216 and 60 + 8 + 3 + 11 - 4 · 7 = 54: a variance of 135².
    const pixels = Uint8Array.of(1, 2, 3, 4, 5, 60, 7, 8, 9, 10, 11, 12)
    // Their mean is 11, their squares are 4214.
    expect(sharpnessOf({ pixels, width: 4, height: 3 })).toBeCloseTo(135 ** 2 / (4214 / 12 - 121), 9)
  })

  test('when a picture has no pixel inside, then it is 0', () => {
    expect(sharpnessOf({ pixels: Uint8Array.of(0, 9, 0, 9), width: 2, height: 2 })).toBe(0)
    expect(sharpnessOf({ pixels: Uint8Array.of(0, 9, 0, 9), width: 4, height: 1 })).toBe(0)
  })
})

describe('detail', () => {
  const SIDE = 64
  /** 1, 0, -1, 0 and so on: a wave at the border of the upper half. */
  const quarter = (index: number) => [1, 0, -1, 0][index % 4] ?? 0
  const alternating = (index: number) => (index % 2 === 0 ? 1 : -1)

  // Through a Hann window, a wave has four parts of its energy at its own frequency and one at each beside it. The
  // highest frequency has twice the height, and nothing above it.
  test('when lines have two waves, then it is the energy above a quarter of the pixels, over all', () => {
    const lines = drawn(SIDE, SIDE, (x) => 128 + 40 * quarter(x) + 10 * alternating(x))
    const [wave, highest] = [40 ** 2, (2 * 10) ** 2]
    expect(detailOf(lines)).toBeCloseTo((wave + 5 * highest) / (6 * wave + 5 * highest), 9)
    const columns = drawn(SIDE, SIDE, (_x, y) => 128 + 40 * quarter(y) + 10 * alternating(y))
    expect(detailOf(columns)).toBeCloseTo(detailOf(lines), 9)
  })

  test('when each line is the opposite of the one before, then lines and columns count alike', () => {
    const both = drawn(SIDE, SIDE, (x, y) => 128 + 40 * quarter(x) * alternating(y))
    // In a line 1 of 6 parts. In every second column 5 parts of four times as much: 10 for a line, all of them above.
    expect(detailOf(both)).toBeCloseTo(11 / 16, 9)
    const turned = drawn(SIDE, SIDE, (x, y) => 128 + 40 * quarter(y) * alternating(x))
    expect(detailOf(turned)).toBeCloseTo(11 / 16, 9)
  })
})

describe('repeated pixels', () => {
  const cell = (at: number, size = 10) => Math.floor(at / size)
  /** Brighter from cell to cell, so that no two are the same. */
  const stairs = (side: number, size = 10) => drawn(side, side, (x, y) => 20 + 24 * cell(x, size) + 3 * cell(y, size))
  const board = (side: number, size: number) =>
    drawn(side, side, (x, y) => 200 + 10 * ((cell(x, size) + cell(y, size)) % 2))

  test('when a picture has six edges or more across and down, then they are seen', () => {
    expect(isPixelated(stairs(70))).toBe(true)
    expect(isPixelated(board(70, 10))).toBe(true)
  })

  test('when it has fewer edges, then they say nothing', () => {
    expect(isPixelated(stairs(60))).toBe(false)
    const { pixels } = stairs(70)
    const shade = (x: number, y: number) => pixels[y * 70 + x] ?? 0
    expect(isPixelated(drawn(60, 70, shade))).toBe(false)
    expect(isPixelated(drawn(70, 60, shade))).toBe(false)
    expect(isPixelated(board(60, 10))).toBe(false)
    expect(isPixelated(drawn(70, 70, (x, y) => (x < 30 === y < 30 ? 0 : 255)))).toBe(false)
  })

  test('when it ends amid a cell, then its border is no edge', () => {
    expect(isPixelated(stairs(65))).toBe(true)
    expect(isPixelated(board(65, 10))).toBe(true)
  })

  test('when one of six edges is hardly there, then it does not count', () => {
    const last = (at: number, faint: number) => 40 * Math.min(cell(at), 5) + (cell(at) === 6 ? faint : 0)
    const faint = (by: number) => drawn(70, 70, (x, y) => (last(x, by) + last(y, by)) / 2)
    // The mean of all changes is about 1.5 for 20 at an edge: a quarter of that counts.
    expect(isPixelated(faint(40))).toBe(true)
    expect(isPixelated(drawn(70, 70, (x, y) => (x === 69 && y === 69 ? 255 : (last(x, 0) + last(y, 0)) / 2)))).toBe(
      false,
    )
  })

  test.each([2, 5, 11, 12])('when each pixel is repeated %i times, then they are seen', (times) => {
    expect(isPixelated(repeated(scene(9, 3), times))).toBe(true)
  })

  test.each([13, 17])(
    'when each pixel is repeated %i times, then they are as large as what a picture shows',
    (times) => {
      const random = noise(8)
      const cells = drawn(9, 9, () => random() * 255)
      expect(isPixelated(repeated(cells, times))).toBe(false)
    },
  )

  test('when they are repeated in one direction only, then they are none', () => {
    const random = noise(5)
    const grain = drawn(70, 70, () => random() * 255)
    const shade = (x: number, y: number) => grain.pixels[y * 70 + x] ?? 0
    expect(isPixelated(drawn(70, 70, (x, y) => shade(cell(x, 5), y)))).toBe(false)
    expect(isPixelated(drawn(70, 70, (x, y) => shade(x, cell(y, 5))))).toBe(false)
    expect(isPixelated(drawn(70, 70, (x, y) => shade(cell(x, 5), cell(y, 5))))).toBe(true)
  })

  test('when the right and the lower border are plain, then those before them are seen', () => {
    const plain = stairs(70).pixels
    const framed = (limit: number) => (x: number, y: number) =>
      x >= limit || y >= limit ? 90 : (plain[y * 70 + x] ?? 0)
    expect(isPixelated(drawn(80, 80, framed(70)))).toBe(true)
  })

  test('when a little lies between the edges, then they are seen, and with more they are not', () => {
    // Seven edges of 30 across, and two of 1 or of 4 in each of eight cells, of which every second pixel has one.
    const between = (by: number) =>
      drawn(80, 80, (x, y) => 20 + ((cell(x) + cell(y)) % 2) * 30 + (x % 10 === 3 ? by : 0) + (y % 10 === 3 ? by : 0))
    expect(isPixelated(between(1))).toBe(true)
    expect(isPixelated(between(4))).toBe(false)
  })
})
