import type { ImageHeader } from '#src/domain/image-header.ts'

type Size = { width: number; height: number }
/** Which square of a picture is taken: how near, and where in the room that leaves, from 0 (left, top) to 1. */
export type Crop = { zoom: number; x: number; y: number }

/** Pixels of the side an avatar is sent with: sharp at every size it is shown in, and far below 4 MB (spec 2, section 5). */
export const AVATAR_SIDE = 512
export const ZOOM_MAX = 4
export const WHOLE: Crop = { zoom: 1, x: 0.5, y: 0.5 }
const PIXELS_MAX = 100_000_000

/** Whether a browser can be asked to decode it: beyond, the tab would run out of memory, and what is typed in it be lost. */
export const isDecodable = ({ width, height }: Pick<ImageHeader, 'width' | 'height'>): boolean =>
  width * height <= PIXELS_MAX

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The square in the picture's own pixels. */
export const squareOf = ({ width, height }: Size, { zoom, x, y }: Crop) => {
  const side = Math.min(width, height) / zoom
  return { left: (width - side) * x, top: (height - side) * y, side }
}

const shareOf = (at: number, room: number) => (room <= 0 ? 0.5 : within(at / room, 0, 1))

/** Drags the picture by shares of the square's side: what is under the finger stays under it, and no edge comes into view. */
export const dragged = (size: Size, crop: Crop, across: number, down: number): Crop => {
  const { left, top, side } = squareOf(size, crop)
  return {
    ...crop,
    x: shareOf(left - across * side, size.width - side),
    y: shareOf(top - down * side, size.height - side),
  }
}

/** Goes nearer or further with the middle staying where it is, as far as the edges allow. */
export const zoomed = (size: Size, crop: Crop, wanted: number): Crop => {
  const zoom = within(wanted, 1, ZOOM_MAX)
  const before = squareOf(size, crop)
  const { side } = squareOf(size, { ...crop, zoom })
  const shift = (before.side - side) / 2
  return {
    zoom,
    x: shareOf(before.left + shift, size.width - side),
    y: shareOf(before.top + shift, size.height - side),
  }
}
