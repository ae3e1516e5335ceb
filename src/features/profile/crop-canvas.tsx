import { type PointerEvent, useEffect, useRef } from 'react'
import { AVATAR_SIDE, type Crop, dragged } from '#src/domain/avatar-crop.ts'
import { drawSquare } from '#src/features/profile/cut-avatar.ts'
import classes from '#src/features/profile/avatar-crop.module.css'

type Props = { picture: ImageBitmap; crop: Crop; onCrop: (crop: Crop) => void; label: string }

/** The square as it will be, dragged with a finger or a pointer; the sliders beside it do the same without dragging. */
export const CropCanvas = ({ picture, crop, onCrop, label }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const from = useRef<{ x: number; y: number } | null>(null)
  useEffect(() => {
    const pen = canvas.current?.getContext('2d') ?? null
    if (pen !== null) drawSquare(pen, picture, crop)
  }, [picture, crop])
  const onPointerMove = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    if (from.current === null) return
    const { clientWidth } = currentTarget
    onCrop(dragged(picture, crop, (clientX - from.current.x) / clientWidth, (clientY - from.current.y) / clientWidth))
    from.current = { x: clientX, y: clientY }
  }
  const drop = () => {
    from.current = null
  }
  return (
    <canvas
      ref={canvas}
      className={classes.canvas}
      width={AVATAR_SIDE}
      height={AVATAR_SIDE}
      role="img"
      aria-label={label}
      onPointerDown={({ clientX, clientY, currentTarget, pointerId }) => {
        currentTarget.setPointerCapture(pointerId)
        from.current = { x: clientX, y: clientY }
      }}
      onPointerMove={onPointerMove}
      onPointerUp={drop}
      onPointerCancel={drop}
    />
  )
}
