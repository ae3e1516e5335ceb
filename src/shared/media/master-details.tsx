import { VisuallyHidden } from '@mantine/core'
import type { TFunction } from 'i18next'
import { createElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Media } from '#src/contract/assets.ts'
import { soundProblems } from '#src/domain/media/sound-problems.ts'
import type { SoundReport } from '#src/domain/media/sound-report.ts'
import type { Problem } from '#src/domain/problem.ts'
import { formatDuration, formatNumber } from '#src/i18n/format.ts'
import { problemText } from '#src/i18n/problem-text.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { IconAlertTriangle, IconInfoCircle } from '#src/ui/icons.ts'
import classes from '#src/shared/media/master.module.css'

const ICONS = { WARNING: IconAlertTriangle, INFO: IconInfoCircle }

/** The errors, warnings and hints of a master. */
export const MasterProblems = ({ problems }: { problems: readonly Problem[] }) => {
  const { t } = useTranslation(['problems', 'uploads'])
  return problems.map((problem) => {
    const { code, severity } = problem
    const text = problemText(problem)
    if (severity === 'ERROR')
      return (
        <div key={code} role="alert">
          <FieldError>{text}</FieldError>
        </div>
      )
    const Icon = ICONS[severity]
    return (
      <p key={code} className={classes.hint} data-severity={severity}>
        <Icon size={18} aria-hidden />
        <VisuallyHidden>{t(`uploads:master.severity.${severity}`)}: </VisuallyHidden>
        <span>{text}</span>
      </p>
    )
  })
}

/** The sound report of a stored master. */
export const SoundNotes = ({ media: { soundReport } }: { media: Pick<Media, 'soundReport'> }) => (
  <MasterProblems problems={soundProblems(soundReport, 'media')} />
)

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** With the minus sign of typography, which is as wide as a digit. */
const decibels = (value: number, language: string) => formatNumber(value, language, ONE_DECIMAL).replace('-', '−')

/** Loudness and peak of a master: `−9.8 LUFS`, `Peak −0.3 dBFS`. */
export const soundFacts = ({ loudness, peak }: SoundReport, t: TFunction<'uploads'>, language: string): string[] => [
  ...(loudness === null ? [] : [t('master.loudness', { lufs: decibels(loudness, language) })]),
  t('master.peak', { decibels: decibels(peak, language) }),
]

/** A player for a video, which has no captions; nothing for formats that the browser cannot play. */
export const VideoPlayer = ({ media: { url, fileName }, title }: { media: Media; title?: string }) => {
  const [failed, setFailed] = useState<string | null>(null)
  if (url === '' || failed === url) return null
  return createElement('video', {
    controls: true,
    preload: 'metadata',
    src: url,
    className: classes.player,
    'aria-label': title ?? fileName,
    onError: () => setFailed(url),
  })
}

const KILO = 1000

type Known = Pick<Media, 'durationMs' | 'sampleRate' | 'bitDepth' | 'channels' | 'video' | 'soundReport'>
type Props = { media: Known | null; whole?: boolean }

/** The length, picture size, sample rate and bit depth of a master. */
export const MasterFacts = ({ media, whole = false }: Props) => {
  const { t, i18n } = useTranslation('uploads')
  if (media === null) return null
  const { durationMs, sampleRate, bitDepth, channels, video } = media
  const number = (value: number) => formatNumber(value, i18n.language)
  return (
    <span className={classes.facts}>
      <span>{formatDuration(durationMs)}</span>
      {video === undefined ? null : (
        <span>
          {video.width} × {video.height}
        </span>
      )}
      {video === undefined ? null : <span>{t('master.frameRate', { pictures: number(video.frameRate) })}</span>}
      {sampleRate === 0 ? null : <span>{t('master.sampleRate', { kilohertz: number(sampleRate / KILO) })}</span>}
      {bitDepth === 0 ? null : <span>{t('master.bitDepth', { bits: bitDepth })}</span>}
      {whole && channels > 0 ? <span>{t('master.channels', { count: channels })}</span> : null}
      {whole && media.soundReport
        ? soundFacts(media.soundReport, t, i18n.language).map((fact) => <span key={fact}>{fact}</span>)
        : null}
    </span>
  )
}
