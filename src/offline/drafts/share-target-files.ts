import { del, entries, get, set } from 'idb-keyval'
import { isSharedFileExpired, SHARED_MAX, SHARED_STORE, SHARED_VERSION } from '#src/contract/worker/share-target.ts'
import { z } from '#src/contract/zod.ts'
import { idbStoreWithTimeout, FILE_TIMEOUT_MS } from '#src/offline/storage/idb-store-with-timeout.ts'
import { tryStorage } from '#src/offline/storage/storage-health.ts'
import { storedFile } from '#src/offline/storage/stored-file.ts'
import { storeFile } from '#src/platform/indexed-db.ts'

const store = idbStoreWithTimeout(SHARED_STORE.database, SHARED_STORE.store, FILE_TIMEOUT_MS)
const record = z.object({
  version: z.literal(SHARED_VERSION),
  file: z.pipe(storedFile, z.instanceof(File)),
  sharedAt: z.number(),
})
const versioned = z.object({ version: z.int() })

/** What a newer worker stored is for a newer page. */
const isNewer = (value: unknown) => (versioned.safeParse(value).data?.version ?? 0) > SHARED_VERSION

export type SharedFile = { key: string; file: File }

/** The files that other apps shared and that are not used yet, newest first. Deletes what is too old or no file. */
export const sharedFiles = async (now: number): Promise<SharedFile[]> => {
  const found = await entries<string, unknown>(store)
  const waiting = found.flatMap(([key, value]) => {
    const { data } = record.safeParse(value)
    return data === undefined || isSharedFileExpired(data.sharedAt, now) ? [] : [{ key, ...data }]
  })
  const shown = waiting.toSorted((a, b) => b.sharedAt - a.sharedAt).slice(0, SHARED_MAX)
  const keys = new Set(shown.map(({ key }) => key))
  const over = found.filter(([key, value]) => !keys.has(key) && !isNewer(value))
  await Promise.all(over.map(([key]) => del(key, store)))
  return shown
}

/** One of them; null when there is none, or nothing can be read here. */
export const sharedFile = async (key: string): Promise<File | null> =>
  record.safeParse(await tryStorage(() => get<unknown>(key, store))).data?.file ?? null

/** Stores a file that was opened with Liner from the system, like one that was shared from an app. */
export const saveSharedFile = (shared: File): Promise<void> =>
  storeFile(shared, (file) => set(crypto.randomUUID(), { version: SHARED_VERSION, file, sharedAt: Date.now() }, store))

export const deleteSharedFile = (key: string): Promise<void> => del(key, store)

/** Part of a sign-out. */
export const deleteSharedFiles = async (): Promise<void> => {
  for (const [key] of await entries<string, unknown>(store)) await deleteSharedFile(key)
}
