import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import type { TrackForm } from '#src/features/releases/workspace/form/track-form.ts'
import classes from '#src/features/releases/workspace/overview/sleeve-tracks.module.css'
import { formatDuration } from '#src/i18n/format.ts'
import { MasterPlayer } from '#src/shared/media/master-details.tsx'
import { IconPlayerPlay, IconPlayerStop } from '#src/ui/icons.ts'

const isPlayable = ({ media }: TrackForm) => media !== null && media.url !== '' && media.video === undefined

type SleeveTrackProps = {
  track: TrackForm
  number: number
  isPlaying: boolean
  onPlay: () => void
  onEnded: () => void
}

const SleeveTrack = ({ track, number, isPlaying, onPlay, onEnded }: SleeveTrackProps) => {
  const { t } = useTranslation('releases')
  const { media } = track
  const title = track.title === '' ? t('tracks.untitled') : track.title
  const label = t(isPlaying ? 'player.stop' : 'player.play', { title })
  return (
    <li>
      <span className={classes.number}>{number}</span>
      {isPlayable(track) && (
        <button type="button" className={classes.play} aria-label={label} title={label} onClick={onPlay}>
          {isPlaying ? <IconPlayerStop size={18} aria-hidden /> : <IconPlayerPlay size={18} aria-hidden />}
        </button>
      )}
      <span className={classes.title}>
        {title}
        {track.version !== '' && <span className={classes.version}> ({track.version})</span>}
      </span>
      <span className={classes.time}>{media === null ? '' : formatDuration(media.durationMs)}</span>
      {isPlaying && media !== null && <MasterPlayer media={media} title={title} autoPlay onEnded={onEnded} />}
    </li>
  )
}

/** The tracklist as it is printed. One track plays at a time; when it ends, the next one starts. */
export const SleeveTracks = () => {
  const { t } = useTranslation('releases')
  const { control } = useFormContext<ReleaseForm>()
  const tracks = useWatch({ control, name: 'tracks' })
  const [playing, setPlaying] = useState<string | null>(null)
  const after = (assetId: string) => {
    const playable = tracks.filter(isPlayable)
    return playable[playable.findIndex((track) => track.assetId === assetId) + 1]?.assetId ?? null
  }
  if (tracks.length === 0) return null
  return (
    <ol className={classes.tracks} aria-label={t('tracks.list')}>
      {tracks.map((track, index) => (
        <SleeveTrack
          key={track.assetId}
          track={track}
          number={index + 1}
          isPlaying={playing === track.assetId}
          onPlay={() => setPlaying(playing === track.assetId ? null : track.assetId)}
          onEnded={() => setPlaying(after(track.assetId))}
        />
      ))}
    </ol>
  )
}
