import { useTranslation } from 'react-i18next'
import type { Media } from '#src/contract/assets.ts'
import { duration } from '#src/catalogue/duration.ts'
import classes from '#src/features/releases/workspace/tracks/tracks.module.css'

/** What the file is: how long, how often sampled, how deep. */
export const TrackFacts = ({ media }: { media: Pick<Media, 'durationMs' | 'sampleRate' | 'bitDepth'> | null }) => {
  const { t, i18n } = useTranslation('releases')
  if (media === null) return null
  const kilohertz = new Intl.NumberFormat(i18n.language).format(media.sampleRate / 1000)
  return (
    <span className={classes.facts}>
      <span>{duration(media.durationMs)}</span>
      <span>{t('tracks.sampleRate', { kilohertz })}</span>
      <span>{t('tracks.bitDepth', { bits: media.bitDepth })}</span>
    </span>
  )
}
