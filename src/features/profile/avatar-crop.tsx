import { IMAGE_BYTES_MAX, MEBIBYTE } from '#src/domain/limits.ts'
import { Button } from '@mantine/core'
import { useState, useEffect, useRef, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Crop, squareOf, FULL_CROP, ZOOM_MAX, zoomCrop, AVATAR_SIDE } from '#src/features/profile/crop-geometry.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/profile/avatar-crop.module.css'
import { useCropGestures } from '#src/features/profile/use-crop-gestures.ts'

type CropSliderProps = {
  label: string
  value: number
  least: number
  most: number
  /** Nowhere to go: the picture is no larger than the square. */
  disabled?: boolean
  onValue: (value: number) => void
}

const STEPS = 100

/** The platform's own slider, for fingers and arrow keys alike. */
const CropSlider = ({ label, value, least, most, disabled = false, onValue }: CropSliderProps) => {
  const id = useId()
  return (
    <div className={classes.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={(most - least) / STEPS}
        value={value}
        disabled={disabled}
        aria-valuetext={`${Math.round(value * 100)}%`}
        onChange={({ currentTarget }) => onValue(currentTarget.valueAsNumber)}
      />
    </div>
  )
}

const QUALITY = 0.9
const PAPER = '#fff'

/** Draws the chosen square as large as the canvas is. */
const drawSquare = (
  pen: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  picture: ImageBitmap,
  crop: Crop,
): void => {
  const { left, top, side } = squareOf(picture, crop)
  const { width, height } = pen.canvas
  // A JPEG has no holes: what shone through would turn black.
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, left, top, side, side, 0, 0, width, height)
}

/** The chosen square as a small JPEG of its own: nothing of the rest, nor of what the camera noted, is sent. */
const cropAvatar = async (picture: ImageBitmap, crop: Crop): Promise<File | null> => {
  const canvas = new OffscreenCanvas(AVATAR_SIDE, AVATAR_SIDE)
  const pen = canvas.getContext('2d')
  if (pen === null) return null
  drawSquare(pen, picture, crop)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
  return new File([blob], 'avatar.jpg', { type: blob.type })
}

type CropCanvasProps = {
  picture: ImageBitmap
  crop: Crop
  onCrop: (change: (crop: Crop) => Crop) => void
  label: string
}

/** The square as it will be, moved with fingers, pointer or wheel; the sliders beside it do the same without. */
const CropCanvas = ({ picture, crop, onCrop, label }: CropCanvasProps) => {
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

type Props = { picture: ImageBitmap; bytes: number; onCut: (file: File) => void; onClose: () => void }

/** Which square of a picture becomes the avatar: dragged, or moved and brought nearer with sliders. */
export const AvatarCrop = ({ picture, bytes, onCut, onClose }: Props) => {
  const { t } = useTranslation('profile')
  const [crop, setCrop] = useState<Crop>(FULL_CROP)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const { side } = squareOf(picture, crop)
  const take = async () => {
    setBusy(true)
    const file = await cropAvatar(picture, crop).catch(() => null)
    setBusy(false)
    if (file === null) setFailed(true)
    else onCut(file)
  }
  return (
    <Dialog opened onClose={onClose} title={t('crop.title')}>
      <div className={classes.crop}>
        {bytes > IMAGE_BYTES_MAX && (
          <p className={classes.hint}>{t('crop.heavy', { megabytes: Math.round(bytes / MEBIBYTE) })}</p>
        )}
        <CropCanvas picture={picture} crop={crop} onCrop={setCrop} label={t('crop.preview')} />
        <CropSlider
          label={t('crop.zoom')}
          value={crop.zoom}
          least={1}
          most={ZOOM_MAX}
          onValue={(zoom) => setCrop(zoomCrop(picture, crop, zoom))}
        />
        <CropSlider
          label={t('crop.across')}
          value={crop.x}
          least={0}
          most={1}
          disabled={picture.width <= side}
          onValue={(x) => setCrop({ ...crop, x })}
        />
        <CropSlider
          label={t('crop.down')}
          value={crop.y}
          least={0}
          most={1}
          disabled={picture.height <= side}
          onValue={(y) => setCrop({ ...crop, y })}
        />
        <div role="alert">{failed && <FieldError>{t('crop.failed')}</FieldError>}</div>
        <div className={classes.actions}>
          <Button variant="default" disabled={busy} onClick={onClose}>
            {t('crop.cancel')}
          </Button>
          <Button loading={busy} onClick={() => void take()}>
            {t('crop.take')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
