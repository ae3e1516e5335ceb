import { describe, expect, test } from 'vitest'
import { dragged, isDecodable, pinched, squareOf, WHOLE, zoomed } from '#src/domain/avatar-crop.ts'

const WIDE = { width: 400, height: 200 }
const TALL = { width: 200, height: 400 }
const SQUARE = { width: 300, height: 300 }

describe('the square of an avatar', () => {
  test('is the middle of the picture, as large as it goes', () => {
    expect(squareOf(WIDE, WHOLE)).toEqual({ left: 100, top: 0, side: 200 })
    expect(squareOf(TALL, WHOLE)).toEqual({ left: 0, top: 100, side: 200 })
    expect(squareOf(SQUARE, WHOLE)).toEqual({ left: 0, top: 0, side: 300 })
  })

  test('goes where the picture is dragged from, and not over its edges', () => {
    expect(squareOf(WIDE, dragged(WIDE, WHOLE, 0.25, 0))).toMatchObject({ left: 50 })
    expect(squareOf(WIDE, dragged(WIDE, WHOLE, 5, 5))).toMatchObject({ left: 0, top: 0 })
    expect(squareOf(WIDE, dragged(WIDE, WHOLE, -5, -5))).toMatchObject({ left: 200, top: 0 })
    expect(dragged(SQUARE, WHOLE, 1, 1)).toEqual(WHOLE)
  })

  test('keeps its middle when it goes nearer, and back', () => {
    const near = zoomed(WIDE, WHOLE, 2)
    expect(squareOf(WIDE, near)).toEqual({ left: 150, top: 50, side: 100 })
    expect(zoomed(WIDE, near, 1)).toEqual(WHOLE)
  })

  test('stays inside when it goes further from a corner', () => {
    const corner = dragged(WIDE, zoomed(WIDE, WHOLE, 4), -9, -9)
    expect(squareOf(WIDE, corner)).toEqual({ left: 350, top: 150, side: 50 })
    expect(squareOf(WIDE, zoomed(WIDE, corner, 1))).toEqual({ left: 200, top: 0, side: 200 })
  })

  test('goes nearer to what is under a wheel', () => {
    const near = zoomed(SQUARE, WHOLE, 2, { x: 0, y: 1 })
    expect(squareOf(SQUARE, near)).toEqual({ left: 0, top: 150, side: 150 })
  })

  test('goes with two fingers: nearer as they part, along as they move, neither where they stand on one spot', () => {
    const [left, right] = [
      { x: 0.25, y: 0.5 },
      { x: 0.75, y: 0.5 },
    ] as const
    const near = pinched(
      SQUARE,
      WHOLE,
      [left, right],
      [
        { x: 0, y: 0.5 },
        { x: 1, y: 0.5 },
      ],
    )
    expect(squareOf(SQUARE, near)).toEqual({ left: 75, top: 75, side: 150 })
    const along = pinched(
      SQUARE,
      near,
      [left, right],
      [
        { x: 0.5, y: 0.5 },
        { x: 1, y: 0.5 },
      ],
    )
    expect(squareOf(SQUARE, along)).toEqual({ left: 37.5, top: 75, side: 150 })
    expect(pinched(SQUARE, near, [left, left], [left, right]).zoom).toBe(2)
  })

  test.each([
    [0.1, 1],
    [9, 4],
  ])('zooms neither out nor in beyond its bounds (%d)', (wanted, zoom) => {
    expect(zoomed(WIDE, WHOLE, wanted).zoom).toBe(zoom)
  })
})

test('a picture of more than a hundred million pixels is not decoded', () => {
  expect(isDecodable({ width: 10_000, height: 10_000 })).toBe(true)
  expect(isDecodable({ width: 10_001, height: 10_000 })).toBe(false)
})
