import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { type Crop, dragCrop, pinchCrop, type Point, zoomCrop } from '#src/features/profile/crop-geometry.ts'

/** What one notch of a wheel (100 px) does to how near the picture is: a quarter more. */
const PER_PIXEL = Math.log(1.25) / 100
/** Two fingers on a touchpad come as a wheel with this key, in far smaller steps. */
const PINCHED = 5

type Moved = { clientX: number; clientY: number; currentTarget: HTMLCanvasElement }
type Options = {
  canvas: RefObject<HTMLCanvasElement | null>
  picture: ImageBitmap
  /** From the crop as it stands by then: several fingers move between two paints. */
  onCrop: (change: (crop: Crop) => Crop) => void
}

const placeOf = ({ clientX, clientY, currentTarget }: Moved): Point => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

/** One finger or pointer drags; two fingers bring nearer, and so does a wheel, where it points. */
export const useCropGestures = ({ canvas, picture, onCrop }: Options) => {
  const fingers = useRef(new Map<number, Point>())
  useEffect(() => {
    const surface = canvas.current
    const turn = (event: WheelEvent) => {
      if (surface === null) return
      event.preventDefault()
      const at = placeOf({ clientX: event.clientX, clientY: event.clientY, currentTarget: surface })
      const nearer = Math.exp(-event.deltaY * PER_PIXEL * (event.ctrlKey ? PINCHED : 1))
      onCrop((crop) => zoomCrop(picture, crop, crop.zoom * nearer, at))
    }
    // React listens passively: the dialog would scroll as well.
    surface?.addEventListener('wheel', turn, { passive: false })
    return () => surface?.removeEventListener('wheel', turn)
  }, [canvas, picture, onCrop])
  const lift = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, placeOf(event))
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
      const before = fingers.current.get(event.pointerId)
      if (before === undefined) return
      const now = placeOf(event)
      const [other] = [...fingers.current].flatMap(([id, place]) => (id === event.pointerId ? [] : [place]))
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
}
