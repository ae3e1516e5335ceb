import { isOrganizationSwitched, session } from '#src/auth/session/session.ts'
import { openTabChannel } from '#src/platform/tab-channel.ts'
import {
  closePlayer,
  pausePlayer,
  player,
  currentTrack,
  seekPlayer,
  stepTrack,
  togglePlayer,
} from '#src/shared/player/player.ts'
import { isDialogOpen } from '#src/ui/keyboard.ts'

/** How far one press of an arrow key goes. */
export const SEEK_SECONDS = 5

/** What has the focus and its own use for the keys. */
const OWN_KEYS =
  'a, button, input, select, textarea, summary, audio, video, [contenteditable="true"], [role="slider"], [tabindex]:not([tabindex="-1"])'

const hasOwnKeys = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(OWN_KEYS) !== null

const seekBy = (seconds: number) => seekPlayer(player.getState().seconds + seconds)

const ACTIONS: Record<string, () => void> = {
  ' ': togglePlayer,
  ArrowLeft: () => seekBy(-SEEK_SECONDS),
  ArrowRight: () => seekBy(SEEK_SECONDS),
  'Shift ArrowLeft': () => stepTrack(-1),
  'Shift ArrowRight': () => stepTrack(1),
}

/** The keys of the player, which work on every page while it is open. */
const handlePlayerKey = (event: KeyboardEvent) => {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  if (player.getState().tracks.length === 0 || hasOwnKeys(event) || isDialogOpen()) return
  const act = ACTIONS[event.shiftKey ? `Shift ${event.key}` : event.key]
  if (act === undefined) return
  event.preventDefault()
  act()
}

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
const followMediaSession = () => {
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

const isPlaying = () => ['LOADING', 'PLAYING'].includes(player.getState().status)

/** Only one tab plays: the one in which it was pressed last. */
const quietOtherTabs = () => {
  // Never closed: it is needed as long as the page is open.
  const tabs = openTabChannel('liner-player')
  tabs.addEventListener('message', pausePlayer)
  const announce = () => tabs.postMessage('PLAYING')
  if (isPlaying()) announce()
  player.subscribe((now, before) => {
    if (now.status === 'PLAYING' && before.status !== 'PLAYING') announce()
  })
}

/** A video has a player of its own: whichever starts last is heard. */
const quietVideos = () => {
  document.addEventListener('play', ({ target }) => target instanceof HTMLVideoElement && pausePlayer(), true)
  player.subscribe((now, before) => {
    if (now.status !== 'PLAYING' || before.status === 'PLAYING') return
    for (const video of document.querySelectorAll('video')) video.pause()
  })
}

/** What a user hears belongs to their session, and to the organization in which they are. */
const closeWithSession = () =>
  session.subscribe((now, before) => {
    if (now.jwt !== before.jwt || isOrganizationSwitched(before, now)) closePlayer()
  })

/** What the player does beside its bar, from the first play on. */
export const startPlayerTasks = () => {
  closeWithSession()
  quietOtherTabs()
  quietVideos()
  followMediaSession()
  document.addEventListener('keydown', handlePlayerKey)
}
