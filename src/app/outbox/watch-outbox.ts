import { setOutbox } from '#src/api/waiting-link.ts'
import { followMarker, marker } from '#src/app/outbox/marker.ts'

/** What waits is looked at only where something does; nothing of it is on the way to the first screen. */
export const watchOutbox = () => {
  setOutbox(() => import('#src/app/outbox/answer.ts'))
  const look = () => {
    if (marker.get() === null) return
    void import('#src/app/outbox/sending.ts').then(({ startSending }) => startSending())
  }
  followMarker()
  marker.subscribe(look)
  look()
}
