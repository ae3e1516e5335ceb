import { withTimeout } from '#src/platform/with-timeout.ts'

const ANSWER_MS = 2000

/** How much is stored and how much may be; null where the browser does not say, as WebKitGTK and Safari before 17. */
export const estimateStorage = async (): Promise<StorageEstimate | null> => {
  // A page that was not served securely has no `navigator.storage` at all.
  const { storage }: { storage?: Partial<StorageManager> } = navigator
  if (storage?.estimate === undefined) return null
  return withTimeout(ANSWER_MS, storage.estimate()).catch(() => null)
}
