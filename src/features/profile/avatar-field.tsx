import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ImageField } from '#src/shared/form/fields/image-field.tsx'
import { checkAvatar } from '#src/shared/media/check-image.ts'
import { canDecodeImage } from '#src/features/profile/crop-geometry.ts'
import { AvatarCrop } from '#src/features/profile/avatar-crop.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/shared/form/entity-form.module.css'

type Props = { title: string; fileKey: string; saved: { imageFileId: string | null; image: string | null } }
type Picked = { picture: ImageBitmap; bytes: number; take: (file: File) => void }

/** One's own picture: a square of it is chosen before it is taken. */
export const AvatarField = (props: Props) => {
  const { t } = useTranslation('profile')
  const [picked, setPicked] = useState<Picked | null>(null)
  const [failed, setFailed] = useState(false)
  const close = () => {
    picked?.picture.close()
    setPicked(null)
  }
  const prepare = async (file: File, take: (file: File) => void) => {
    setFailed(false)
    const { header } = await checkAvatar(file)
    // The field says what is wrong with what is no picture.
    if (header === null) return take(file)
    const picture = canDecodeImage(header) ? await createImageBitmap(file).catch(() => null) : null
    if (picture === null) setFailed(true)
    else setPicked({ picture, bytes: file.size, take })
  }
  return (
    <>
      <ImageField
        {...props}
        label={t('field.avatar')}
        prepare={(file, take) => {
          void prepare(file, take)
        }}
      />
      {failed && (
        <div role="alert" className={classes.wide}>
          <FieldError>{t('crop.unreadable')}</FieldError>
        </div>
      )}
      {picked !== null && (
        <AvatarCrop
          picture={picked.picture}
          bytes={picked.bytes}
          onClose={close}
          onCut={(file) => {
            picked.take(file)
            close()
          }}
        />
      )}
    </>
  )
}
