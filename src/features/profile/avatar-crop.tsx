import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AVATAR_BYTES_MAX } from '#src/domain/media/avatar.ts'
import { type Crop, squareOf, FULL_CROP, ZOOM_MAX, zoomCrop } from '#src/features/profile/crop-geometry.ts'
import { CropCanvas } from '#src/features/profile/crop-canvas.tsx'
import { CropSlider } from '#src/features/profile/crop-slider.tsx'
import { cropAvatar } from '#src/features/profile/crop-avatar.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/features/profile/avatar-crop.module.css'

const MEGABYTE = 1024 * 1024

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
        {bytes > AVATAR_BYTES_MAX && (
          <p className={classes.hint}>{t('crop.heavy', { megabytes: Math.round(bytes / MEGABYTE) })}</p>
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
