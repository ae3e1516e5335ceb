import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IMAGE_BYTES_MAX, MEBIBYTE } from '#src/domain/limits.ts'
import {
  type Crop,
  squareOf,
  FULL_CROP,
  ZOOM_MAX,
  zoomCrop,
  AVATAR_SIDE,
  useCropGestures,
} from '#src/features/profile/crop-geometry.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/profile/avatar-crop.module.css'

type CropSliderProps = {
  label: string
  value: number
  min: number
  max: number
  /** When the picture is no larger than the square. */
  disabled?: boolean
  onValue: (value: number) => void
}

const STEPS = 100

const CropSlider = ({ label, value, min, max, disabled = false, onValue }: CropSliderProps) => {
  const id = useId()
  return (
    <div className={classes.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / STEPS}
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
  // A JPEG has no transparency: transparent parts would turn black.
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, left, top, side, side, 0, 0, width, height)
}

/** The chosen square as a new, small JPEG: neither the rest of the picture nor its metadata is uploaded. */
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

/** The preview of the square. It moves with fingers, pointer or wheel; the sliders do the same for the keyboard. */
const CropCanvas = ({ picture, crop, onCrop, label }: CropCanvasProps) => {
  const { listenToWheel, pointerHandlers } = useCropGestures({ picture, onCrop })
  const draw = (canvas: HTMLCanvasElement) => {
    const pen = canvas.getContext('2d')
    if (pen !== null) drawSquare(pen, picture, crop)
  }
  return (
    <figure className={classes.preview} aria-label={label}>
      <canvas
        ref={(canvas) => {
          if (canvas === null) return undefined
          draw(canvas)
          return listenToWheel(canvas)
        }}
        className={classes.canvas}
        width={AVATAR_SIDE}
        height={AVATAR_SIDE}
        {...pointerHandlers}
      />
    </figure>
  )
}

type Props = { picture: ImageBitmap; bytes: number; onCropped: (file: File) => void; onClose: () => void }

/** The dialog in which the user chooses the square of a picture that becomes the avatar. */
export const AvatarCrop = ({ picture, bytes, onCropped, onClose }: Props) => {
  const { t } = useTranslation('profile')
  const [crop, setCrop] = useState<Crop>(FULL_CROP)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const { side } = squareOf(picture, crop)
  const submit = async () => {
    setBusy(true)
    // A browser may lack the memory or the canvas for it: the dialog says that it failed.
    const file = await cropAvatar(picture, crop).catch(() => null)
    setBusy(false)
    if (file === null) setFailed(true)
    else onCropped(file)
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
          min={1}
          max={ZOOM_MAX}
          onValue={(zoom) => setCrop(zoomCrop(picture, crop, zoom))}
        />
        <CropSlider
          label={t('crop.across')}
          value={crop.x}
          min={0}
          max={1}
          disabled={picture.width <= side}
          onValue={(x) => setCrop({ ...crop, x })}
        />
        <CropSlider
          label={t('crop.down')}
          value={crop.y}
          min={0}
          max={1}
          disabled={picture.height <= side}
          onValue={(y) => setCrop({ ...crop, y })}
        />
        <div role="alert">{failed && <FieldError>{t('crop.failed')}</FieldError>}</div>
        <div className={classes.actions}>
          <Button variant="default" disabled={busy} onClick={onClose}>
            {t('crop.cancel')}
          </Button>
          <Button loading={busy} onClick={() => void submit()}>
            {t('crop.apply')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
