import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import type { TrackForm } from '#src/features/releases/workspace/form/track-form.ts'
import classes from '#src/features/releases/workspace/overview/sleeve-tracks.module.css'
import { formatDuration } from '#src/i18n/format.ts'
import { type PlayableTrack, playableTrack } from '#src/shared/player/playable-track.ts'
import { PlayButton, PlayProblem } from '#src/shared/player/play-button.tsx'

type SleeveTrackProps = {
  track: TrackForm
  number: number
  /** All that can be played of the release. */
  playable: readonly PlayableTrack[]
}

const SleeveTrack = ({ track, number, playable }: SleeveTrackProps) => {
  const { t } = useTranslation('releases')
  const { media } = track
  const title = track.title === '' ? t('tracks.untitled') : track.title
  return (
    <li>
      <span className={classes.number}>{number}</span>
      {media !== null && media.video === undefined && <PlayButton fileId={media.fileId} tracks={playable} />}
      <span className={classes.title}>
        {title}
        {track.version !== '' && <span className={classes.version}> ({track.version})</span>}
      </span>
      <span className={classes.time}>{media === null ? '' : formatDuration(media.durationMs)}</span>
      <div className={classes.problem}>
        <PlayProblem fileId={media?.fileId} />
      </div>
    </li>
  )
}

/** The tracklist as it is printed, to be heard one track after another. */
export const SleeveTracks = ({ cover }: { cover: string | null }) => {
  const { t } = useTranslation('releases')
  const { control } = useFormContext<ReleaseForm>()
  const tracks = useWatch({ control, name: 'tracks' })
  const playable = tracks.flatMap((track) => playableTrack(track.assetId, track, cover) ?? [])
  if (tracks.length === 0) return null
  return (
    <ol className={classes.tracks} aria-label={t('tracks.list')}>
      {tracks.map((track, index) => (
        <SleeveTrack key={track.assetId} track={track} number={index + 1} playable={playable} />
      ))}
    </ol>
  )
}
