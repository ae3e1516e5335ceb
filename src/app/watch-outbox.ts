import { setOptimisticOverlay } from '#src/offline/query-persistence/optimistic-overlay.ts'
import { setOutbox } from '#src/api/outbox-link.ts'
import { syncOutboxFlag, outboxFlag } from '#src/offline/outbox/queue/outbox-flag.ts'
import { setSignOutConfirmation } from '#src/auth/sign-out/sign-out.ts'

const loadOutbox = () => import('#src/app/outbox-entry.ts')

/** Sends what waits, if anything does; asked only where somebody is known to be signed in. */
export const sendWaiting = () => {
  if (outboxFlag.getState() === null) return
  void loadOutbox().then(({ startSending }) => startSending())
}

/** What waits is looked at only where something does; nothing of it is on the way to the first screen. */
export const watchOutbox = () => {
  setOutbox(loadOutbox)
  setOptimisticOverlay(async () =>
    outboxFlag.getState() === null ? null : (await loadOutbox()).loadOptimisticOverlay(),
  )
  setSignOutConfirmation(async () => outboxFlag.getState() === null || (await loadOutbox()).confirmSignOut())
  syncOutboxFlag()
  outboxFlag.subscribe(sendWaiting)
}
