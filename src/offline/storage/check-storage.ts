import { del, set } from 'idb-keyval'
import { idbStoreWithTimeout, PROBE } from '#src/offline/storage/idb-store-with-timeout.ts'
import { estimateStorage } from '#src/offline/storage/estimate-storage.ts'
import { reportStorageFailure, storageHealth } from '#src/offline/storage/storage-health.ts'

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
