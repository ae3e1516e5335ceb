import { isTimeout } from '#src/platform/with-timeout.ts'
import { createStore } from 'zustand/vanilla'

/**
 * `full`: nothing more fits. `none`: this browser keeps nothing for Liner. `silent`: its databases do not answer, and
 * are tried again now and then. In each case Liner works with a connection.
 * `newer`: a newer version of Liner kept something here, which this one leaves as it is.
 */
export type StorageHealth = 'well' | 'full' | 'none' | 'silent' | 'newer'
export const storageHealth = createStore<StorageHealth>(() => 'well')

/** Thrown where a newer version of Liner keeps what this one would write over. */
export class NewerVersionError extends Error {
  override name = 'NewerVersionError'
}

const healthAfter = (error: unknown): StorageHealth => {
  if (error instanceof NewerVersionError) return 'newer'
  if (isTimeout(error)) return 'silent'
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'none'
}

/** Told by whoever could not keep something. */
export const reportStorageFailure = (error: unknown) => storageHealth.setState(healthAfter(error))

/** For what is kept only to be quicker, or readable offline: without it nothing else fails. */
export const tryStorage = async <T>(task: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await task()
  } catch (error) {
    reportStorageFailure(error)
    return undefined
  }
}
