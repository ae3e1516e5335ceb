import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { COVER_CONVERT_BYTES_MAX, COVER_SIDE_GOOD, IMAGE_BYTES_MAX } from '#src/domain/limits.ts'
import classes from '#src/features/releases/workspace/steps/cover-step.module.css'
import { pickedFile, pickImage } from '#src/shared/upload/picked-images.ts'
import { FieldError } from '#src/ui/field-error.tsx'

/** Offers a JPEG of the picked picture, unless that is too large to be decoded. */
export const ConvertCover = ({ fileKey }: { fileKey: string }) => {
  const { t } = useTranslation('uploads')
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready')
  const file = pickedFile(fileKey)
  if (file === undefined || file.size > COVER_CONVERT_BYTES_MAX) return null
  const convert = async () => {
    setState('busy')
    const smaller = await import('#src/shared/media/shrink-image.ts')
      .then(({ shrinkImage }) => shrinkImage(file, { bytesMax: IMAGE_BYTES_MAX, sideMax: COVER_SIDE_GOOD }))
      .catch(() => null)
    setState(smaller === null ? 'failed' : 'ready')
    if (smaller !== null && pickedFile(fileKey) === file) void pickImage(fileKey, smaller)
  }
  return (
    <div className={classes.problems}>
      <p className={classes.hint}>{t('cover.convertHint')}</p>
      <Button variant="default" size="compact-sm" loading={state === 'busy'} onClick={() => void convert()}>
        {t('cover.convert')}
      </Button>
      {state === 'failed' && <FieldError>{t('cover.notConverted')}</FieldError>}
    </div>
  )
}
