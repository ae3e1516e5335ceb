import { setOverlay } from '#src/api/overlay.ts'
import { setOutbox } from '#src/api/waiting-link.ts'
import { loadOutbox } from '#src/app/outbox/load-outbox.ts'
import { followMarker, marker } from '#src/app/outbox/marker.ts'
import { setSignOutConfirmation } from '#src/session/request-sign-out.ts'

/** Sends what waits, if anything does; asked only where somebody is known to be signed in. */
export const sendWaiting = () => {
  if (marker.get() === null) return
  void loadOutbox().then(({ startSending }) => startSending())
}

/** What waits is looked at only where something does; nothing of it is on the way to the first screen. */
export const watchOutbox = () => {
  setOutbox(loadOutbox)
  setOverlay(async () => (marker.get() === null ? null : (await loadOutbox()).loadOverlay()))
  setSignOutConfirmation(async () => marker.get() === null || (await loadOutbox()).confirmSignOut())
  followMarker()
  marker.subscribe(sendWaiting)
}
