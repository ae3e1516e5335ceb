import { createStore, keys, promisifyRequest } from 'idb-keyval'
import {
  SHARE_FAILED,
  SHARE_PATH,
  SHARED_FIELD,
  SHARED_MAX,
  SHARED_STORE,
  SHARED_VERSION,
} from '#src/contract/worker/share-target.ts'
import { type StoredFile, storeFiles } from '#src/platform/indexed-db.ts'
import { withTimeout } from '#src/platform/with-timeout.ts'

const ANSWER_MS = 1500
const WRITTEN_MS = 60_000
const store = createStore(SHARED_STORE.database, SHARED_STORE.store)

/** In one transaction: where one file does not fit, none is stored. */
const storeAll = (files: readonly StoredFile[], sharedAt: number): Promise<void> =>
  store('readwrite', (objects) => {
    try {
      for (const file of files) objects.put({ version: SHARED_VERSION, file, sharedAt }, crypto.randomUUID())
    } catch (error) {
      // What was put before would be committed.
      objects.transaction.abort()
      throw error
    }
    return promisifyRequest(objects.transaction)
  })

const storeShared = async (request: Request): Promise<string> => {
  try {
    const files = (await request.formData()).getAll(SHARED_FIELD).filter((value) => value instanceof File)
    const sharedAt = Date.now()
    // A database that never answers is noticed at once; large files take their time.
    await withTimeout(ANSWER_MS, keys(store))
    const writing = storeFiles(files.slice(0, SHARED_MAX), (stored) => storeAll(stored, sharedAt))
    await withTimeout(WRITTEN_MS, writing)
    return SHARE_PATH
  } catch {
    // No room, or nothing that can be read: the page shows that.
    return `${SHARE_PATH}#${SHARE_FAILED}`
  }
}

/** Stores what another app shares and redirects to the page where it is used; null for any other request. */
export const answerShareTarget = (request: Request): Promise<Response> | null => {
  const { method, mode, url } = request
  if (method !== 'POST' || mode !== 'navigate' || new URL(url).pathname !== SHARE_PATH) return null
  return storeShared(request).then((path) => Response.redirect(new URL(path, url), 303))
}
