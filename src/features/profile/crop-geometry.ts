import type { ImageHeader } from '#src/domain/media/image-header.ts'

type Size = { width: number; height: number }
/** A square of a picture: how far it is zoomed in, and where it lies, from 0 (left, top) to 1 (right, bottom). */
export type Crop = { zoom: number; x: number; y: number }

/** Side of an uploaded avatar in pixels: sharp at every size it is shown in, and far below 4 MB (spec 2, section 5). */
export const AVATAR_SIDE = 512
export const ZOOM_MAX = 4
export const FULL_CROP: Crop = { zoom: 1, x: 0.5, y: 0.5 }
const PIXELS_MAX = 100_000_000

/** Whether it is small enough to be decoded. A larger one can crash the tab, with all that is typed in it. */
export const canDecodeImage = ({ width, height }: Pick<ImageHeader, 'width' | 'height'>): boolean =>
  width * height <= PIXELS_MAX

const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** The square in the picture's own pixels. */
export const squareOf = ({ width, height }: Size, { zoom, x, y }: Crop) => {
  const side = Math.min(width, height) / zoom
  return { left: (width - side) * x, top: (height - side) * y, side }
}

const shareOf = (at: number, room: number) => (room <= 0 ? 0.5 : within(at / room, 0, 1))

/** Drags the picture by shares of the square's side. The picture follows the finger, but its edges stay out of view. */
export const dragCrop = (size: Size, crop: Crop, across: number, down: number): Crop => {
  const { left, top, side } = squareOf(size, crop)
  return {
    ...crop,
    x: shareOf(left - across * side, size.width - side),
    y: shareOf(top - down * side, size.height - side),
  }
}

/** A point in the square, in shares of its side. */
export type Point = { x: number; y: number }
const MIDDLE: Point = { x: 0.5, y: 0.5 }

/** Zooms in or out. The given point, or the middle, stays where it is as far as the edges allow. */
export const zoomCrop = (size: Size, crop: Crop, wanted: number, at: Point = MIDDLE): Crop => {
  const zoom = within(wanted, 1, ZOOM_MAX)
  const before = squareOf(size, crop)
  const { side } = squareOf(size, { ...crop, zoom })
  const lost = before.side - side
  return {
    zoom,
    x: shareOf(before.left + lost * at.x, size.width - side),
    y: shareOf(before.top + lost * at.y, size.height - side),
  }
}

type Fingers = readonly [Point, Point]
const between = ([one, other]: Fingers): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
const apart = ([one, other]: Fingers) => Math.hypot(one.x - other.x, one.y - other.y)

/** Two fingers move: the picture follows the point between them, and zooms as they part. */
export const pinchCrop = (size: Size, crop: Crop, before: Fingers, now: Fingers): Crop => {
  const [from, to] = [between(before), between(now)]
  const moved = dragCrop(size, crop, to.x - from.x, to.y - from.y)
  // Two fingers on one point give no factor to zoom by.
  return apart(before) === 0 ? moved : zoomCrop(size, moved, (crop.zoom * apart(now)) / apart(before), to)
}
