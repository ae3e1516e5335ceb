import { type PointerEvent, useCallback, useRef } from 'react'
import type { ImageHeader } from '#src/domain/media/image-header.ts'

type Size = { width: number; height: number }
/** A square of a picture: how far it is zoomed in, and where it lies, from 0 (left, top) to 1 (right, bottom). */
export type Crop = { zoom: number; x: number; y: number }

/** Side of an uploaded avatar in pixels: sharp at every size it is shown in, and far below 4 MB (catalogue-5). */
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
type Point = { x: number; y: number }
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

/** One notch of a wheel (100 px) zooms by a quarter. */
const PER_PIXEL = Math.log(1.25) / 100
/** Two fingers on a touchpad arrive as a wheel with the control key, in far smaller steps. */
const PINCHED = 5

type Options = {
  picture: ImageBitmap
  /** Changes the latest crop: several fingers move between two paints. */
  onCrop: (change: (crop: Crop) => Crop) => void
}

const pointOf = (surface: HTMLCanvasElement, { clientX, clientY }: { clientX: number; clientY: number }): Point => {
  const { left, top, width, height } = surface.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

/** One finger or pointer drags; two fingers zoom, and so does a wheel, at the point under it. */
export const useCropGestures = ({ picture, onCrop }: Options) => {
  const fingers = useRef(new Map<number, Point>())
  /** React listens to wheels passively: the dialog would scroll as well. */
  const listenToWheel = useCallback(
    (surface: HTMLCanvasElement) => {
      const zoom = (event: WheelEvent) => {
        event.preventDefault()
        const factor = Math.exp(-event.deltaY * PER_PIXEL * (event.ctrlKey ? PINCHED : 1))
        const at = pointOf(surface, event)
        onCrop((crop) => zoomCrop(picture, crop, crop.zoom * factor, at))
      }
      surface.addEventListener('wheel', zoom, { passive: false })
      return () => surface.removeEventListener('wheel', zoom)
    },
    [picture, onCrop],
  )
  const lift = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId)
  }
  const pointerHandlers = {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, pointOf(event.currentTarget, event))
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
      const before = fingers.current.get(event.pointerId)
      if (before === undefined) return
      const now = pointOf(event.currentTarget, event)
      const [other] = [...fingers.current].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]))
      fingers.current.set(event.pointerId, now)
      onCrop((crop) =>
        other === undefined
          ? dragCrop(picture, crop, now.x - before.x, now.y - before.y)
          : pinchCrop(picture, crop, [before, other], [now, other]),
      )
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  }
  return { listenToWheel, pointerHandlers }
}
