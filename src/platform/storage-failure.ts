import { isTimeout } from '#src/platform/with-timeout.ts'

/**
 * Why a browser did not store something. `full`: it does not fit. `silent`: the database does not answer. `none`: this
 * browser refuses, or its database is closed.
 */
export type StorageFailure = 'full' | 'silent' | 'none'

/** What the error of a failed write means. Browsers have many names for a refusal: what is not known is one. */
export const storageFailure = (error: unknown): StorageFailure => {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full'
  return isTimeout(error) ? 'silent' : 'none'
}
