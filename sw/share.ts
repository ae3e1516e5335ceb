import { createStore, set } from 'idb-keyval'
import {
  SHARE_LOST,
  SHARE_PATH,
  SHARED_FIELD,
  SHARED_MAX,
  SHARED_STORE,
  SHARED_VERSION,
} from '#src/domain/shared-file.ts'
import { storeFile } from '#src/domain/stored-file.ts'

const store = createStore(SHARED_STORE.database, SHARED_STORE.store)

const keep = async (request: Request): Promise<string> => {
  try {
    const files = (await request.formData()).getAll(SHARED_FIELD).filter((value) => value instanceof File)
    const sharedAt = Date.now()
    for (const shared of files.slice(0, SHARED_MAX))
      await storeFile(shared, (file) => set(crypto.randomUUID(), { version: SHARED_VERSION, file, sharedAt }, store))
    return SHARE_PATH
  } catch {
    // No room, or nothing that can be read: whoever shared it is told.
    return `${SHARE_PATH}#${SHARE_LOST}`
  }
}

/** Keeps what another app shares until somebody says what becomes of it, and leads there; null for any other request. */
export const answerShare = (request: Request): Promise<Response> | null => {
  const { method, mode, url } = request
  if (method !== 'POST' || mode !== 'navigate' || new URL(url).pathname !== SHARE_PATH) return null
  return keep(request).then((path) => Response.redirect(new URL(path, url), 303))
}
