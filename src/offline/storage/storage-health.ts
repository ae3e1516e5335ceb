import { createStore } from 'zustand/vanilla'
import { type StorageFailure, storageFailure } from '#src/platform/storage-failure.ts'

/**
 * `full`: nothing more fits. `none`: this browser stores nothing for Liner. `silent`: its databases do not answer, and
 * are tried again now and then. In each case Liner works with a connection.
 * `newer`: a newer version of Liner stored something here, which this one does not touch.
 */
export type StorageHealth = 'well' | StorageFailure | 'newer'
export const storageHealth = createStore<StorageHealth>(() => 'well')

/** Thrown where a newer version of Liner stored what this one would overwrite. */
export class NewerVersionError extends Error {
  override name = 'NewerVersionError'
}

/** Called wherever a write fails. */
export const reportStorageFailure = (error: unknown) =>
  storageHealth.setState(error instanceof NewerVersionError ? 'newer' : storageFailure(error))

/** For data stored only for speed, or to be readable offline: a failure here fails nothing else. */
export const tryStorage = async <T>(task: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await task()
  } catch (error) {
    reportStorageFailure(error)
    return undefined
  }
}
