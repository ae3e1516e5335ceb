import { useEffect, useRef } from 'react'
import { AVATAR_SIDE, type Crop } from '#src/features/profile/crop-geometry.ts'
import { drawSquare } from '#src/features/profile/crop-avatar.ts'
import { useCropGestures } from '#src/features/profile/use-crop-gestures.ts'
import classes from '#src/features/profile/avatar-crop.module.css'

type Props = { picture: ImageBitmap; crop: Crop; onCrop: (change: (crop: Crop) => Crop) => void; label: string }

/** The square as it will be, moved with fingers, pointer or wheel; the sliders beside it do the same without. */
export const CropCanvas = ({ picture, crop, onCrop, label }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const gestures = useCropGestures({ canvas, picture, onCrop })
  useEffect(() => {
    const pen = canvas.current?.getContext('2d') ?? null
    if (pen !== null) drawSquare(pen, picture, crop)
  }, [picture, crop])
  return (
    <canvas
      ref={canvas}
      className={classes.canvas}
      width={AVATAR_SIDE}
      height={AVATAR_SIDE}
      role="img"
      aria-label={label}
      {...gestures}
    />
  )
}
