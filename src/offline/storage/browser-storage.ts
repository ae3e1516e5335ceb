import { del, set } from 'idb-keyval'
import { idbStoreWithTimeout, PROBE } from '#src/offline/storage/idb-store-with-timeout.ts'
import { reportStorageFailure, storageHealth } from '#src/offline/storage/storage-health.ts'
import { withTimeout } from '#src/platform/with-timeout.ts'

let asked = false

/**
 * Asks the browser, once a visit, not to clear what is kept when it runs out of room. Only now that there is something
 * to lose: some browsers ask the person in turn.
 */
export const requestPersistentStorage = () => {
  if (asked || !('storage' in navigator) || !('persist' in navigator.storage)) return
  asked = true
  // A refusal changes nothing: what is kept stays as long as there is room.
  void navigator.storage
    .persisted()
    .then((lasting) => lasting || navigator.storage.persist())
    .catch(() => undefined)
}

const ANSWER_MS = 2000

/** How much is stored and how much may be; null where the browser does not say, as WebKitGTK and Safari before 17. */
export const estimateStorage = async (): Promise<StorageEstimate | null> => {
  // A page that was not served securely has no `navigator.storage` at all.
  const { storage }: { storage?: Partial<StorageManager> } = navigator
  if (storage?.estimate === undefined) return null
  return withTimeout(ANSWER_MS, storage.estimate()).catch(() => null)
}

const ROOM_BYTES = 1_000_000

/** Tells early what would else be told by the first work that is not kept. */
export const checkStorage = async (): Promise<void> => {
  try {
    // Another one stands in for what the browser refused.
    if (!(localStorage instanceof Storage)) return storageHealth.setState('none')
    const store = idbStoreWithTimeout(PROBE, PROBE)
    await set(PROBE, true, store)
    await del(PROBE, store)
    const { quota = Infinity, usage = 0 } = (await estimateStorage()) ?? {}
    if (quota - usage < ROOM_BYTES) storageHealth.setState('full')
  } catch (error) {
    reportStorageFailure(error)
  }
}
