import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSendable } from '#src/shared/media/check-image.ts'
import { shrinkImage } from '#src/shared/media/shrink-image.ts'
import { type PickedImage, pickedFile } from '#src/shared/upload/picked-images.ts'
import { AVATAR_BYTES_MAX } from '#src/domain/media/avatar.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/shared/form/fields/image-field.module.css'

type Props = { fileKey: string; picked: PickedImage | undefined; pick: (file: File) => void }

/** What is wrong with the picture just picked; one that is only too heavy can be made smaller on the spot. */
export const ImageProblems = ({ fileKey, picked, pick }: Props) => {
  const { t } = useTranslation(['uploads', 'problems'])
  const [busy, setBusy] = useState(false)
  if (picked === undefined || isSendable(picked)) return null
  const shrink = async () => {
    const file = pickedFile(fileKey)
    setBusy(true)
    const smaller = file === undefined ? null : await shrinkImage(file, AVATAR_BYTES_MAX)
    setBusy(false)
    if (smaller !== null) pick(smaller)
  }
  return (
    <>
      {picked.problems.map(({ code, values = {} }) => (
        <FieldError key={code}>{t(`problems:${code}`, values)}</FieldError>
      ))}
      <p className={classes.hint}>{t('uploads:image.refused')}</p>
      {picked.problems.some(({ code }) => code === 'IMAGE_TOO_HEAVY') && (
        <Button variant="default" size="compact-sm" loading={busy} onClick={() => void shrink()}>
          {t('uploads:image.shrink')}
        </Button>
      )}
    </>
  )
}
