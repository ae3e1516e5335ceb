import { Button } from '@mantine/core'
import { type ComponentProps, useId, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { IMAGE_BYTES_MAX } from '#src/domain/limits.ts'
import { hasErrors } from '#src/domain/problem.ts'
import { problemText } from '#src/i18n/problem-text.ts'
import { InvalidFieldsError } from '#src/shared/form/field-problems.tsx'
import { useFieldMessage } from '#src/shared/form/field-texts.ts'
import { EntityAvatar } from '#src/shared/media/entity-avatar.tsx'
import { shrinkImage } from '#src/shared/media/shrink-image.ts'
import { cancelDraftUpload, retryDraftUpload } from '#src/shared/upload/draft-upload.ts'
import { FileInputButton, useFileDrop } from '#src/shared/upload/file-drop.tsx'
import {
  discardPickedImage,
  type PickedImage,
  pickedFile,
  restartForgottenUpload,
  useUploadedImage,
  waitForUpload,
} from '#src/shared/upload/picked-images.ts'
import { DiscardFile, UploadProgress, useUpload } from '#src/shared/upload/upload-progress.tsx'
import { isStopped } from '#src/shared/upload/upload-store.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import classes from '#src/shared/form/fields/image-field.module.css'

/**
 * Waits for the picture to save; false when it was removed meanwhile, or the signal is aborted. A failed upload is an error at
 * the field.
 */
export const waitForImageUpload = async (fileKey: string, signal: AbortSignal): Promise<boolean> => {
  await restartForgottenUpload(fileKey, 'AVATAR')
  const isUploaded = await waitForUpload(fileKey, signal)
  if (signal.aborted || isUploaded) return !signal.aborted
  if (pickedFile(fileKey) === undefined) return false
  throw new InvalidFieldsError({ imageFileId: 'IMAGE_NOT_SENT' })
}

type ImageProblemsProps = { fileKey: string; picked: PickedImage | undefined; pick: (file: File) => void }

/** The problems of the picked picture; one that is only too large in bytes can be shrunk here. */
const ImageProblems = ({ fileKey, picked, pick }: ImageProblemsProps) => {
  const { t } = useTranslation(['uploads', 'problems'])
  const [busy, setBusy] = useState(false)
  if (picked === undefined || !hasErrors(picked.problems)) return null
  const shrink = async () => {
    const file = pickedFile(fileKey)
    setBusy(true)
    const smaller =
      file === undefined ? null : await shrinkImage(file, { bytesMax: IMAGE_BYTES_MAX, sideMax: AVATAR_SIDE_MAX })
    setBusy(false)
    if (smaller !== null) pick(smaller)
  }
  return (
    <>
      {picked.problems.map((problem) => (
        <FieldError key={problem.code}>{problemText(problem)}</FieldError>
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

const AVATAR_SIDE_MAX = 2000
const PICTURES = 'image/jpeg,image/png,image/webp,.jpg,.jpeg,.png,.webp'
const SIZE = 88

type Props = {
  label: string
  /** The name of whom the picture shows; empty for a new entity, which has an icon instead of initials. */
  title: string
  kind?: ComponentProps<typeof EntityAvatar>['kind']
  /** The key of the picked file and its upload; the same for the same entity after a reload. */
  fileKey: string
  /** The stored picture, if there is one. */
  saved: { imageFileId: string | null; image: string | null } | undefined
  /** Runs before a picked file is used, such as a crop. */
  prepare?: (file: File, take: (file: File) => void) => void
}

/** A field for the picture of an entity: picked or dropped, shown and uploaded at once, replaced, removed. */
export const ImageField = ({ label, title, kind, fileKey, saved, prepare }: Props) => {
  const { t } = useTranslation('uploads')
  const problemsId = useId()
  const { control, setFocus } = useFormContext<{ imageFileId: string | null }>()
  const {
    field: { ref, ...field },
  } = useController({ control, name: 'imageFileId' })
  const message = useFieldMessage('imageFileId')
  const { picked, pick } = useUploadedImage(fileKey, field.value, ({ fileId }) => field.onChange(fileId), 'AVATAR')
  const take = (file: File) => (prepare === undefined ? pick(file) : prepare(file, pick))
  const { over, handlers } = useFileDrop(([file]) => file !== undefined && take(file))
  const stored = field.value !== null && field.value === saved?.imageFileId ? saved.image : null
  const upload = useUpload(fileKey)
  const refused = picked !== undefined && hasErrors(picked.problems)
  const remove = () => {
    field.onChange(null)
    void discardPickedImage(fileKey)
  }
  const keep = async () => {
    await discardPickedImage(fileKey)
    // The button that was pressed goes with the picture.
    setFocus('imageFileId')
  }
  return (
    <fieldset aria-label={label} className={classes.field} data-over={over || undefined} {...handlers}>
      <EntityAvatar name={title} kind={title === '' ? kind : undefined} url={picked?.preview ?? stored} size={SIZE} />
      <div className={classes.side}>
        <span className={classes.label}>{label}</span>
        <p className={classes.hint}>
          {t('image.advice')} <span className={classes.drop}>{t('image.drop')}</span>
        </p>
        <div className={classes.actions}>
          <FileInputButton ref={ref} accept={PICTURES} label={label} describedBy={problemsId} onFile={take}>
            {t(field.value === null ? 'image.choose' : 'image.replace')}
          </FileInputButton>
          {field.value !== null && (refused || (upload !== undefined && isStopped(upload))) && (
            <DiscardFile label={t('image.keep')} onDiscard={() => void keep()} />
          )}
          {(field.value !== null || picked !== undefined) && (
            <Button variant="subtle" onClick={remove}>
              {t('image.remove')}
            </Button>
          )}
        </div>
        <div id={problemsId} role="alert" className={classes.problems}>
          <ImageProblems fileKey={fileKey} picked={picked} pick={pick} />
          {picked?.saveResult.stored === false && (
            <p className={classes.hint}>{t(`cover.notStored.${picked.saveResult.reason}`)}</p>
          )}
          {message !== undefined && <FieldError>{message}</FieldError>}
        </div>
        <UploadProgress
          uploadKey={fileKey}
          onCancel={() => cancelDraftUpload(fileKey)}
          onRetry={() => retryDraftUpload(fileKey)}
        />
      </div>
    </fieldset>
  )
}
