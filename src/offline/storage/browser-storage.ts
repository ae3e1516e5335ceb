import { del, set } from 'idb-keyval'
import { idbStoreWithTimeout, PROBE } from '#src/offline/storage/idb-store-with-timeout.ts'
import { reportStorageFailure, storageHealth } from '#src/offline/storage/storage-health.ts'
import { withTimeout } from '#src/platform/with-timeout.ts'

let isRequested = false

/**
 * Requests, once a visit, that the browser clears nothing when it runs out of room. Only when there is something
 * to lose: some browsers show a prompt.
 */
export const requestPersistentStorage = () => {
  if (isRequested || !('storage' in navigator) || !('persist' in navigator.storage)) return
  isRequested = true
  // A refusal changes nothing: data stays as long as there is room.
  void navigator.storage
    .persisted()
    .then((isPersistent) => isPersistent || navigator.storage.persist())
    .catch(() => undefined)
}

const ANSWER_MS = 2000

/** How much is stored and how much can be; null where the browser gives no estimate, as WebKitGTK and Safari before 17. */
export const estimateStorage = async (): Promise<StorageEstimate | null> => {
  // A page that was not served securely has no `navigator.storage` at all.
  const { storage }: { storage?: Partial<StorageManager> } = navigator
  if (storage?.estimate === undefined) return null
  // A browser that refuses the estimate, or takes too long, counts as one that has none.
  return withTimeout(ANSWER_MS, storage.estimate()).catch(() => null)
}

const ROOM_BYTES = 1_000_000

/** Finds out early what the first failed write would show. */
export const checkStorage = async (): Promise<void> => {
  try {
    // A storage in memory has replaced the one that the browser refused.
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
