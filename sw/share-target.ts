import { createStore, keys, set } from 'idb-keyval'
import {
  SHARE_FAILED,
  SHARE_PATH,
  SHARED_FIELD,
  SHARED_MAX,
  SHARED_STORE,
  SHARED_VERSION,
} from '#src/contract/worker/share-target.ts'
import { storeFile } from '#src/platform/indexed-db.ts'
import { withTimeout } from '#src/platform/with-timeout.ts'

const ANSWER_MS = 1500
const WRITTEN_MS = 60_000
const store = createStore(SHARED_STORE.database, SHARED_STORE.store)

const keep = async (request: Request): Promise<string> => {
  try {
    const files = (await request.formData()).getAll(SHARED_FIELD).filter((value) => value instanceof File)
    const sharedAt = Date.now()
    // A database that never answers is noticed at once; large files take their time.
    await withTimeout(ANSWER_MS, keys(store))
    for (const shared of files.slice(0, SHARED_MAX))
      await withTimeout(
        WRITTEN_MS,
        storeFile(shared, (file) => set(crypto.randomUUID(), { version: SHARED_VERSION, file, sharedAt }, store)),
      )
    return SHARE_PATH
  } catch {
    // No room, or nothing that can be read: whoever shared it is told.
    return `${SHARE_PATH}#${SHARE_FAILED}`
  }
}

/** Keeps what another app shares until somebody says what becomes of it, and leads there; null for any other request. */
export const answerShareTarget = (request: Request): Promise<Response> | null => {
  const { method, mode, url } = request
  if (method !== 'POST' || mode !== 'navigate' || new URL(url).pathname !== SHARE_PATH) return null
  return keep(request).then((path) => Response.redirect(new URL(path, url), 303))
}
