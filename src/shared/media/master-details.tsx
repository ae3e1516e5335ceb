import { useTranslation } from 'react-i18next'
import type { Media } from '#src/contract/assets.ts'
import { formatDuration, formatNumber } from '#src/i18n/format.ts'
import classes from '#src/shared/media/master.module.css'
import { soundFacts } from '#src/shared/media/sound-facts.ts'
import { createElement, useState } from 'react'

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
