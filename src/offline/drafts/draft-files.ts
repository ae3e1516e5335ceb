import { del, entries, get, keys, promisifyRequest, set } from 'idb-keyval'
import { z } from '#src/contract/zod.ts'
import { namedFiles } from '#src/offline/drafts/draft-store.ts'
import { idbStoreWithTimeout, FILE_TIMEOUT_MS } from '#src/offline/storage/idb-store-with-timeout.ts'
import { tryStorage } from '#src/offline/storage/storage-health.ts'
import { storedFile } from '#src/offline/storage/stored-file.ts'
import { storeFile } from '#src/platform/indexed-db.ts'
import { type StorageFailure, storageFailure } from '#src/platform/storage-failure.ts'

const files = idbStoreWithTimeout('liner-draft-files', 'files', FILE_TIMEOUT_MS)
/** A file is stored before the draft that names it. */
const UNNAMED_FOR_MS = 60 * 60_000

const fileRecord = z.object({
  blob: storedFile,
  name: z.string(),
  type: z.string(),
  lastModified: z.number(),
  keptAt: z.number(),
  /** Under which id the upload service has it, once it has. */
  fileId: z.nullable(z.string()),
  /** Whether its upload was cancelled, and waits to be started again. */
  isCancelled: z.optional(z.boolean()),
})
/** The same as it is stored. */
const rawRecord = z.looseObject({ keptAt: z.number() })

export type FileSaveResult = { stored: true } | { stored: false; reason: StorageFailure }

/** Stores a picked file beside the draft, so that it survives a reload; reports when there is no room. */
export const saveDraftFile = async (key: string, file: File): Promise<FileSaveResult> => {
  const { name, type, lastModified } = file
  try {
    await storeFile(file.slice(0, file.size, type), (blob) =>
      set(key, { blob, name, type, lastModified, keptAt: Date.now(), fileId: null }, files),
    )
    return { stored: true }
  } catch (error) {
    return { stored: false, reason: storageFailure(error) }
  }
}

export type DraftFile = { file: File; fileId: string | null; isCancelled: boolean }

const read = async (key: string) => fileRecord.safeParse(await tryStorage(() => get<unknown>(key, files)))

/** A stored file with its id at the upload service; null when there is none, or it cannot be read as a file. */
export const readDraftFile = async (key: string): Promise<DraftFile | null> => {
  const record = await read(key)
  if (!record.success) return null
  const { blob, name, type, lastModified, fileId, isCancelled = false } = record.data
  return { file: new File([blob], name, { type, lastModified }), fileId, isCancelled }
}

/** In one transaction: a file that is deleted or replaced meanwhile must not come back. */
const changeRecord = (key: string, change: { fileId: string } | { isCancelled: boolean }) =>
  tryStorage(() =>
    files('readwrite', async (store) => {
      const record = rawRecord.safeParse(await promisifyRequest<unknown>(store.get(key)))
      if (record.success) await promisifyRequest(store.put({ ...record.data, ...change }, key))
    }),
  )

/** Records that a stored file was uploaded. It is still shown from here when its address has expired. */
export const markDraftFileUploaded = async (key: string, fileId: string): Promise<void> => {
  await changeRecord(key, { fileId })
}

/** Records that the upload of a stored file was cancelled, or started again. */
export const markDraftFileCancelled = async (key: string, isCancelled: boolean): Promise<void> => {
  await changeRecord(key, { isCancelled })
}

/** Gives a stored file another key, from when on no draft names it for a while; false when it is gone. */
export const moveDraftFile = async (from: string, to: string): Promise<boolean> => {
  const isMoved = await tryStorage(() =>
    files('readwrite', async (store) => {
      const record = rawRecord.safeParse(await promisifyRequest<unknown>(store.get(from)))
      if (!record.success) return false
      await promisifyRequest(store.put({ ...record.data, keptAt: Date.now() }, to))
      await promisifyRequest(store.delete(from))
      return true
    }),
  )
  return isMoved === true
}

export const draftFileKeys = (): Promise<string[]> => keys<string>(files)

export const deleteDraftFile = async (key: string): Promise<void> => {
  await tryStorage(() => del(key, files))
}

/** Deletes the files that no draft names. */
export const deleteOrphanedDraftFiles = async (now: number): Promise<void> => {
  const named = await namedFiles()
  for (const [key, value] of await entries<string, unknown>(files)) {
    const record = fileRecord.safeParse(value)
    const fresh = record.success && now - record.data.keptAt < UNNAMED_FOR_MS
    if (!named.has(key) && !fresh) await deleteDraftFile(key)
  }
}
