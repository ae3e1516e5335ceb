import type { Media } from '#src/contract/assets.ts'
import { VideoPlayer } from '#src/shared/media/master-details.tsx'
import { PlayButton, PlayProblem } from '#src/shared/player/play-button.tsx'
import type { PlayableTrack } from '#src/shared/player/playable-track.ts'
import { currentTrack, usePlayer } from '#src/shared/player/player.ts'
import { Waveform } from '#src/shared/player/waveform.tsx'
import classes from '#src/shared/player/master-player.module.css'

/** Plays one recording in the player bar, and shows its shape and how far it has been played. */
const SoundPlayer = ({ track }: { track: PlayableTrack }) => {
  const played = usePlayer((state) =>
    currentTrack(state)?.fileId === track.fileId && state.duration > 0 ? state.seconds / state.duration : 0,
  )
  return (
    <>
      <div className={classes.sound}>
        <PlayButton fileId={track.fileId} tracks={[track]} />
        <div className={classes.wave}>
          <Waveform peaks={track.peaks} played={played} isSmall />
        </div>
      </div>
      <PlayProblem fileId={track.fileId} />
    </>
  )
}

/** A stored master to listen to, or to watch. */
export const MasterPlayer = ({ media, track }: { media: Media; track: PlayableTrack | null }) =>
  track === null ? <VideoPlayer media={media} /> : <SoundPlayer track={track} />
