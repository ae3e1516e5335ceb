import { session } from '#src/auth/session/session.ts'
import { openTabChannel } from '#src/platform/tab-channel.ts'
import { followMediaSession } from '#src/shared/player/media-session.ts'
import { handlePlayerKey } from '#src/shared/player/player-keys.ts'
import { closePlayer, pausePlayer, player } from '#src/shared/player/player.ts'

const isPlaying = () => ['LOADING', 'PLAYING'].includes(player.getState().status)

/** Only one tab plays: the one in which it was pressed last. */
const quietOtherTabs = () => {
  // Never closed: it is needed as long as the page is open.
  const tabs = openTabChannel('liner-player')
  tabs.addEventListener('message', pausePlayer)
  const tell = () => tabs.postMessage('PLAYING')
  if (isPlaying()) tell()
  player.subscribe((now, before) => {
    if (now.status === 'PLAYING' && before.status !== 'PLAYING') tell()
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
    const isSwitched = before.organizationId !== null && now.organizationId !== before.organizationId
    if (now.jwt !== before.jwt || isSwitched) closePlayer()
  })

/** What the player does beside its bar, from the first play on. */
export const startPlayerTasks = () => {
  closeWithSession()
  quietOtherTabs()
  quietVideos()
  followMediaSession()
  document.addEventListener('keydown', handlePlayerKey)
}
