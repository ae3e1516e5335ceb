import type { Lock } from '#mocks/db/lock.ts'
import type { Storage } from '#mocks/db/storage.ts'
import { withTimeout } from '#src/platform/with-timeout.ts'

/** A demo that begins late is better than one that forgets because the machine is busy. */
const ANSWER_MS = 4000

/**
 * Rejects where the browser leaves a look into the storage, or a lock that nobody else has, without an answer. What is
 * read there is judged by whoever opens it.
 */
export const probeStorage = async ({ head }: Pick<Storage, 'head'>, lock: Lock): Promise<void> => {
  const looked = head().catch(() => null)
  await withTimeout(ANSWER_MS, Promise.all([looked, lock('exclusive', async () => undefined)]))
}
