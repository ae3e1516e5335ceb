import { Button, VisuallyHidden } from '@mantine/core'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type texts from '#locales/en/uploads.json'
import { formatNumber, formatUnit } from '#src/i18n/format.ts'
import { percentOf } from '#src/shared/upload/upload-speed.ts'
import { isPending, isStopped, type Upload, uploads } from '#src/shared/upload/upload-store.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import classes from '#src/shared/upload/upload-progress.module.css'

const MEGABYTE = 1_000_000
const KILOBYTE = 1000
const MINUTE = 60

/** `1.2 MB/s`, `340 kB/s`. */
export const formatUploadSpeed = (bytesPerSecond: number, language: string): string =>
  bytesPerSecond >= MEGABYTE
    ? formatUnit(bytesPerSecond / MEGABYTE, 'megabyte-per-second', language, 1)
    : formatUnit(bytesPerSecond / KILOBYTE, 'kilobyte-per-second', language, 0)

/** Seconds up to a minute and a half, then minutes. */
export const formatTimeLeft = (seconds: number, language: string): string =>
  seconds <= 1.5 * MINUTE
    ? formatUnit(Math.max(Math.ceil(seconds), 1), 'second', language, 0)
    : formatUnit(Math.ceil(seconds / MINUTE), 'minute', language, 0)

export const formatPercent = (percent: number, language: string): string =>
  formatNumber(percent / 100, language, { style: 'percent' })

type Code = keyof typeof texts.error

const CODES: Record<Code, true> = {
  CHECKSUM_MISMATCH: true,
  FILE_CORRUPT: true,
  FILE_REFUSED: true,
  FILE_UNREADABLE: true,
  FORBIDDEN: true,
  NETWORK: true,
  NOT_STORED: true,
  PAYLOAD_TOO_LARGE: true,
  TOO_MANY_REQUESTS: true,
  UNAUTHORIZED: true,
  UNKNOWN: true,
  UPLOAD_REFUSED: true,
  ZERO_BYTE_FILE: true,
}
const isKnown = (code: string): code is Code => Object.hasOwn(CODES, code)
// The outbox needs no list of every rule's code.
const isOfTheFile = (code: string) => /^(?:AUDIO|VIDEO|ATMOS|COVER|IMAGE)_[A-Z]/.test(code)

/** The text of an upload's failure. A file that the service refuses needs another file, not a retry. */
export const uploadErrorText = (code: string, t: TFunction<'uploads'>): string => {
  if (isKnown(code)) return t(`error.${code}`)
  return t(isOfTheFile(code) ? 'error.FILE_REFUSED' : 'error.UNKNOWN')
}

const ANNOUNCED_EVERY_PERCENT = 25

/** The line under the bar: `43% · 1.2 MB/s · 12 sec left`, or the state. */
export const uploadStatusText = (upload: Upload, t: TFunction<'uploads'>, language: string): string => {
  const { state, loaded, bytes, bytesPerSecond, secondsLeft, isSilent } = upload
  if (state !== 'UPLOADING') return t(`state.${state}`)
  const pace = bytesPerSecond === null ? [] : [formatUploadSpeed(bytesPerSecond, language)]
  const left = secondsLeft === null ? [] : [t('left', { time: formatTimeLeft(secondsLeft, language) })]
  const silence = isSilent ? [t('silent')] : []
  return [formatPercent(percentOf(loaded, bytes), language), ...pace, ...left, ...silence].join(' · ')
}

/** The announcement for screen readers: each change of state, and every 25 percent. */
export const uploadAnnouncement = (
  { state, fileName, loaded, bytes, isSilent }: Upload,
  t: TFunction<'uploads'>,
  language: string,
): string => {
  const step = Math.floor(percentOf(loaded, bytes) / ANNOUNCED_EVERY_PERCENT) * ANNOUNCED_EVERY_PERCENT
  if (state === 'UPLOADING' && isSilent) return t('announcement.silent', { fileName })
  if (state === 'UPLOADING' && step > 0)
    return t('announcement.progress', { fileName, percent: formatPercent(step, language) })
  return t('announcement.state', { fileName, state: t(`state.${state}`) })
}

/** The upload of this key, or undefined when none was started on this page. */
export const useUpload = (key: string): Upload | undefined => useStore(uploads, (all) => all[key])

type DiscardFileProps = { label: string; onDiscard: () => void }

/** Back from a file that was refused, cancelled or not sent to the present one. */
export const DiscardFile = ({ label, onDiscard }: DiscardFileProps) => (
  <Button variant="subtle" size="compact-sm" className={classes.action} onClick={onDiscard}>
    {label}
  </Button>
)

type Props = {
  uploadKey: string
  onCancel: () => void
  onRetry: () => void
  /** What else can be done with a file that is not on its way any more. */
  otherAction?: ReactNode
}

/** The progress of an upload, with cancel while it runs and retry when it failed. */
export const UploadProgress = ({ uploadKey, onCancel, onRetry, otherAction }: Props) => {
  const { t, i18n } = useTranslation('uploads')
  const upload = useUpload(uploadKey)
  if (upload === undefined) return null

  const language = i18n.language
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
        {isStopped(upload) ? (
          <div className={classes.actions}>
            {otherAction}
            <Button variant="default" size="compact-sm" className={classes.action} onClick={onRetry}>
              {t('retry')}
              <VisuallyHidden> {fileName}</VisuallyHidden>
            </Button>
          </div>
        ) : null}
      </div>
      <VisuallyHidden>
        <output>{uploadAnnouncement(upload, t, language)}</output>
      </VisuallyHidden>
    </div>
  )
}
