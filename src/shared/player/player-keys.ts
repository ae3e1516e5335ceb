import { player, seekPlayer, stepTrack, togglePlayer } from '#src/shared/player/player.ts'

/** How far one press of an arrow key goes. */
export const SEEK_SECONDS = 5

/** What has the focus and its own use for the keys. */
const OWN_KEYS =
  'a, button, input, select, textarea, summary, audio, video, [contenteditable="true"], [role="slider"], [tabindex]:not([tabindex="-1"])'

const hasOwnKeys = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(OWN_KEYS) !== null
const isDialogOpen = () => document.querySelector('dialog[open]') !== null

const seekBy = (seconds: number) => () => seekPlayer(player.getState().seconds + seconds)

const ACTIONS: Record<string, () => void> = {
  ' ': togglePlayer,
  ArrowLeft: seekBy(-SEEK_SECONDS),
  ArrowRight: seekBy(SEEK_SECONDS),
  'Shift ArrowLeft': () => stepTrack(-1),
  'Shift ArrowRight': () => stepTrack(1),
}

/** The keys of the player, which work on every page while it is open. */
export const handlePlayerKey = (event: KeyboardEvent) => {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  if (player.getState().tracks.length === 0 || hasOwnKeys(event) || isDialogOpen()) return
  const act = ACTIONS[event.shiftKey ? `Shift ${event.key}` : event.key]
  if (act === undefined) return
  event.preventDefault()
  act()
}
