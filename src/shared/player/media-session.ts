import {
  currentTrack,
  pausePlayer,
  player,
  seekPlayer,
  stepTrack,
  togglePlayer,
  closePlayer,
} from '#src/shared/player/player.ts'
import { SEEK_SECONDS } from '#src/shared/player/player-keys.ts'

const seekBy = (seconds: number) => seekPlayer(player.getState().seconds + seconds)

const HANDLERS: readonly [MediaSessionAction, MediaSessionActionHandler][] = [
  ['play', togglePlayer],
  ['pause', pausePlayer],
  ['stop', closePlayer],
  ['previoustrack', () => stepTrack(-1)],
  ['nexttrack', () => stepTrack(1)],
  ['seekbackward', ({ seekOffset = SEEK_SECONDS }) => seekBy(-seekOffset)],
  ['seekforward', ({ seekOffset = SEEK_SECONDS }) => seekBy(seekOffset)],
  ['seekto', ({ seekTime = 0 }) => seekPlayer(seekTime)],
]

const handleAction = (action: MediaSessionAction, handler: MediaSessionActionHandler) => {
  try {
    navigator.mediaSession.setActionHandler(action, handler)
  } catch {
    // This browser does not know the action.
  }
}

const showTrack = () => {
  const track = currentTrack(player.getState())
  navigator.mediaSession.metadata =
    track === undefined
      ? null
      : new MediaMetadata({
          title: track.title,
          artist: track.artists,
          artwork: track.cover === null || track.cover === '' ? [] : [{ src: track.cover }],
        })
}

const showPosition = () => {
  const { seconds, duration } = player.getState()
  if (duration > 0) navigator.mediaSession.setPositionState({ duration, position: Math.min(seconds, duration) })
}

/** The lock screen, headphones and media keys show and steer what plays. */
export const followMediaSession = () => {
  if (!('mediaSession' in navigator)) return
  for (const [action, handler] of HANDLERS) handleAction(action, handler)
  showTrack()
  player.subscribe((now, before) => {
    if (currentTrack(now) !== currentTrack(before)) showTrack()
    if (now.status === before.status && now.duration === before.duration) return
    navigator.mediaSession.playbackState =
      now.tracks.length === 0 ? 'none' : now.status === 'PLAYING' ? 'playing' : 'paused'
    showPosition()
  })
}
