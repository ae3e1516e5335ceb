import { Button, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { percentOf } from '#src/shared/upload/upload-speed.ts'
import { uploadErrorText, uploadStatusText, uploadAnnouncement } from '#src/shared/upload/upload-status-text.ts'
import { isPending, type Upload, uploads } from '#src/shared/upload/upload-store.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import classes from '#src/shared/upload/upload-progress.module.css'
import { useStore } from 'zustand'

/** The upload of this key, or undefined when none was started on this page. */
export const useUpload = (key: string): Upload | undefined => useStore(uploads, (all) => all[key])

type Props = { uploadKey: string; onCancel: () => void; onRetry: () => void }

/** The progress of an upload, with cancel while it runs and retry when it failed. */
export const UploadProgress = ({ uploadKey, onCancel, onRetry }: Props) => {
  const { t, i18n } = useTranslation('uploads')
  const upload = useUpload(uploadKey)
  if (upload === undefined) return null

  const language = i18n.resolvedLanguage ?? 'en'
  const { state, fileName, loaded, bytes, error } = upload
  const percent = state === 'DONE' ? 100 : percentOf(loaded, bytes)
  const valueText = uploadStatusText(upload, t, language)
  const pending = isPending(upload)
  return (
    <div className={classes.upload} data-state={state}>
      {pending ? (
        <ProgressBar label={t('name', { fileName })} done={percent} total={100} valueText={valueText} />
      ) : null}
      <div className={classes.line}>
        {state === 'FAILED' ? (
          <FieldError>{uploadErrorText(error?.code ?? 'UNKNOWN', t)}</FieldError>
        ) : (
          <span className={classes.text}>{valueText}</span>
        )}
        {pending ? (
          <Button variant="subtle" size="compact-sm" className={classes.action} onClick={onCancel}>
            {t('cancel')}
            <VisuallyHidden> {fileName}</VisuallyHidden>
          </Button>
        ) : null}
        {state === 'FAILED' || state === 'CANCELLED' ? (
          <Button variant="default" size="compact-sm" className={classes.action} onClick={onRetry}>
            {t('retry')}
            <VisuallyHidden> {fileName}</VisuallyHidden>
          </Button>
        ) : null}
      </div>
      <VisuallyHidden>
        <output>{uploadAnnouncement(upload, t, language)}</output>
      </VisuallyHidden>
    </div>
  )
}
