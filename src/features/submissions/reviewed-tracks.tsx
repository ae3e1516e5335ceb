import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDuration } from '#src/i18n/format-duration.ts'
import type { Asset } from '#src/contract/assets.ts'
import type { ReleaseDetail } from '#src/contract/releases.ts'
import { ReviewedTrack } from '#src/features/submissions/reviewed-track.tsx'
import classes from '#src/features/submissions/submission-detail.module.css'

const isPlayable = ({ media }: Asset) => media !== null && media.url !== ''

/** The tracks with their credits, one at a time to be listened to; at the end of one the next begins. */
export const ReviewedTracks = ({ release }: { release: ReleaseDetail }) => {
  const { t } = useTranslation('submissions')
  const [playing, setPlaying] = useState<string | null>(null)
  const { tracks, copyrightC, copyrightP } = release
  const length = tracks.reduce((sum, { media }) => sum + (media?.durationMs ?? 0), 0)
  const after = (id: string) => {
    const playable = tracks.filter(isPlayable)
    return playable[playable.findIndex((track) => track.id === id) + 1]?.id ?? null
  }
  return (
    <section aria-label={t('tracks')} className={classes.section}>
      <h3>
        {t('tracks')}
        <span className={classes.faint}>
          {t('trackCount', { count: tracks.length })} · {formatDuration(length)}
        </span>
      </h3>
      <ol className={classes.tracks}>
        {tracks.map((track, index) => (
          <ReviewedTrack
            key={track.id}
            track={track}
            number={index + 1}
            releaseArtists={release.artists}
            isPlaying={playing === track.id}
            onPlay={isPlayable(track) ? () => setPlaying(playing === track.id ? null : track.id) : undefined}
            onEnded={() => setPlaying(after(track.id))}
          />
        ))}
      </ol>
      <p className={classes.lines}>
        <span>
          © {copyrightC.year} {copyrightC.text}
        </span>
        <span>
          ℗ {copyrightP.year} {copyrightP.text}
        </span>
      </p>
    </section>
  )
}
