import { describe, expect, test } from 'vitest'
import {
  dragCrop,
  canDecodeImage,
  pinchCrop,
  squareOf,
  FULL_CROP,
  zoomCrop,
} from '#src/features/profile/crop-geometry.ts'

const WIDE = { width: 400, height: 200 }
const TALL = { width: 200, height: 400 }
const SQUARE = { width: 300, height: 300 }

describe('the square of an avatar', () => {
  test('when nothing was changed, then it is the middle of the picture, as large as it goes', () => {
    expect(squareOf(WIDE, FULL_CROP)).toEqual({ left: 100, top: 0, side: 200 })
    expect(squareOf(TALL, FULL_CROP)).toEqual({ left: 0, top: 100, side: 200 })
    expect(squareOf(SQUARE, FULL_CROP)).toEqual({ left: 0, top: 0, side: 300 })
  })

  test('when the picture is dragged, then it moves, but not beyond the edges', () => {
    expect(squareOf(WIDE, dragCrop(WIDE, FULL_CROP, 0.25, 0))).toMatchObject({ left: 50 })
    expect(squareOf(WIDE, dragCrop(WIDE, FULL_CROP, 5, 5))).toMatchObject({ left: 0, top: 0 })
    expect(squareOf(WIDE, dragCrop(WIDE, FULL_CROP, -5, -5))).toMatchObject({ left: 200, top: 0 })
    expect(dragCrop(SQUARE, FULL_CROP, 1, 1)).toEqual(FULL_CROP)
  })

  test('when it is zoomed in and back, then its middle stays', () => {
    const near = zoomCrop(WIDE, FULL_CROP, 2)
    expect(squareOf(WIDE, near)).toEqual({ left: 150, top: 50, side: 100 })
    expect(zoomCrop(WIDE, near, 1)).toEqual(FULL_CROP)
  })

  test('when it is zoomed out at a corner, then it stays inside the picture', () => {
    const corner = dragCrop(WIDE, zoomCrop(WIDE, FULL_CROP, 4), -9, -9)
    expect(squareOf(WIDE, corner)).toEqual({ left: 350, top: 150, side: 50 })
    expect(squareOf(WIDE, zoomCrop(WIDE, corner, 1))).toEqual({ left: 200, top: 0, side: 200 })
  })

  test('when a wheel zooms, then the point under it stays', () => {
    const near = zoomCrop(SQUARE, FULL_CROP, 2, { x: 0, y: 1 })
    expect(squareOf(SQUARE, near)).toEqual({ left: 0, top: 150, side: 150 })
  })

  test('when two fingers part, then it zooms; when they move, then it follows; on one spot they do neither', () => {
    const [left, right] = [
      { x: 0.25, y: 0.5 },
      { x: 0.75, y: 0.5 },
    ] as const
    const near = pinchCrop(
      SQUARE,
      FULL_CROP,
      [left, right],
      [
        { x: 0, y: 0.5 },
        { x: 1, y: 0.5 },
      ],
    )
    expect(squareOf(SQUARE, near)).toEqual({ left: 75, top: 75, side: 150 })
    const along = pinchCrop(
      SQUARE,
      near,
      [left, right],
      [
        { x: 0.5, y: 0.5 },
        { x: 1, y: 0.5 },
      ],
    )
    expect(squareOf(SQUARE, along)).toEqual({ left: 37.5, top: 75, side: 150 })
    expect(pinchCrop(SQUARE, near, [left, left], [left, right]).zoom).toBe(2)
  })

  test.each([
    [0.1, 1],
    [9, 4],
  ])('when a zoom of %d is asked for, then it is limited to %d', (wanted, zoom) => {
    expect(zoomCrop(WIDE, FULL_CROP, wanted).zoom).toBe(zoom)
  })
})

test('when a picture has more than a hundred million pixels, then it is not decoded', () => {
  expect(canDecodeImage({ width: 10_000, height: 10_000 })).toBe(true)
  expect(canDecodeImage({ width: 10_001, height: 10_000 })).toBe(false)
})
