import { type PointerEvent, useCallback, useRef } from 'react'
import { type Crop, dragCrop, pinchCrop, type Point, zoomCrop } from '#src/features/profile/crop-geometry.ts'

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
