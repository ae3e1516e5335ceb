import { type MemoryDatabase, openDatabase } from '#mocks/db/database.ts'
import { type Lock, queueLock } from '#mocks/db/lock.ts'
import { memoryStorage } from '#mocks/db/memory-storage.ts'
import { probeStorage } from '#mocks/db/probe-storage.ts'

type Options = Parameters<typeof openDatabase>[0] & {
  /** A lock of its own for the question whether the storage answers: the other may be in another tab's hands for long. */
  trialLock: Lock
}

/**
 * Opens the database on its storage. Where no storage is granted, as in some private windows, or it never answers, the
 * demo works in memory and says that it forgets.
 */
export const openPersistentDatabase = async ({ trialLock, ...options }: Options): Promise<MemoryDatabase> => {
  try {
    await probeStorage(options.storage, trialLock)
    return await openDatabase(options)
  } catch (error) {
    console.warn('[emulation] The browser gives no storage. Changes last until this page is closed or reloaded.', error)
    return openDatabase({ ...options, storage: memoryStorage(), lock: queueLock() })
  }
}
