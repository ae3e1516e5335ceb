import { setOutbox } from '#src/api/links.ts'
import { setSignOutConfirmation } from '#src/auth/sign-out/sign-out.ts'
import { outboxFlag, syncOutboxFlag } from '#src/offline/outbox/queue/outbox-state.ts'
import { setOptimisticOverlay } from '#src/offline/query-persistence/overlay-loader.ts'

const loadOutbox = () => import('#src/app/outbox-entry.ts')

const RETRY_MS = 30_000

/** Sends the queued changes, if there are any. Needs a signed-in user. */
export const sendQueuedChanges = () => {
  if (outboxFlag.getState() === null) return
  void loadOutbox()
    .then(({ startSending }) => startSending())
    // What waits is not left to the next visit because its code did not come.
    .catch(() => setTimeout(sendQueuedChanges, RETRY_MS))
}

/** The code of the outbox is loaded only when changes are queued: the first screen does not need it. */
export const watchOutbox = () => {
  setOutbox(loadOutbox)
  setOptimisticOverlay(async () => (outboxFlag.getState() === null ? null : (await loadOutbox()).readQueueOverlay()))
  setSignOutConfirmation(async () => outboxFlag.getState() === null || (await loadOutbox()).confirmSignOut())
  syncOutboxFlag()
  outboxFlag.subscribe(sendQueuedChanges)
}
