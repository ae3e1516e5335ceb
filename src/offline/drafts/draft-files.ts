import { del, entries, get, set } from 'idb-keyval'
import { idbStoreWithTimeout, FILE_TIMEOUT_MS } from '#src/offline/storage/idb-store-with-timeout.ts'
import { storedFile } from '#src/offline/storage/stored-file.ts'
import { z } from '#src/contract/zod.ts'
import { storeFile } from '#src/platform/indexed-db.ts'
import { namedFiles } from '#src/offline/drafts/draft-store.ts'
import { tryStorage } from '#src/offline/storage/storage-health.ts'

const files = idbStoreWithTimeout('liner-draft-files', 'files', FILE_TIMEOUT_MS)
/** A file is kept before the draft that names it is saved. */
const UNNAMED_FOR_MS = 60 * 60_000

const keptRecord = z.object({
  blob: storedFile,
  name: z.string(),
  type: z.string(),
  lastModified: z.number(),
  keptAt: z.number(),
  /** Under which id the upload service has it, once it has. */
  fileId: z.nullable(z.string()),
})

export type FileSaveResult = { kept: true } | { kept: false; reason: 'QUOTA' | 'UNKNOWN' }

export const storageFailureReason = (error: unknown): 'QUOTA' | 'UNKNOWN' =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'QUOTA' : 'UNKNOWN'

/** Keeps a picked file beside the draft, so that a reload need not ask for it again; says when there is no room. */
export const saveDraftFile = async (key: string, file: File): Promise<FileSaveResult> => {
  const { name, type, lastModified } = file
  try {
    await storeFile(file.slice(0, file.size, type), (blob) =>
      set(key, { blob, name, type, lastModified, keptAt: Date.now(), fileId: null }, files),
    )
    return { kept: true }
  } catch (error) {
    return { kept: false, reason: storageFailureReason(error) }
  }
}

export type DraftFile = { file: File; fileId: string | null }

const read = async (key: string) => keptRecord.safeParse(await tryStorage(() => get<unknown>(key, files)))

/** The kept file with the id it was stored under, or null when there is none or what is there is no file any more. */
export const readDraftFileWithId = async (key: string): Promise<DraftFile | null> => {
  const record = await read(key)
  if (!record.success) return null
  const { blob, name, type, lastModified, fileId } = record.data
  return { file: new File([blob], name, { type, lastModified }), fileId }
}

export const readDraftFile = async (key: string): Promise<File | null> => (await readDraftFileWithId(key))?.file ?? null

/** Notes that a kept file has arrived: it is still what shows it here, when its address is no longer good. */
export const markDraftFileUploaded = async (key: string, fileId: string): Promise<void> => {
  const record = await read(key)
  if (record.success) await storeFile(record.data.blob, (blob) => set(key, { ...record.data, blob, fileId }, files))
}

export const deleteDraftFile = async (key: string): Promise<void> => {
  await tryStorage(() => del(key, files))
}

/** Lets go of the files that no draft names. */
export const deleteOrphanedDraftFiles = async (now: number): Promise<void> => {
  const named = await namedFiles()
  for (const [key, value] of await entries<string, unknown>(files)) {
    const record = keptRecord.safeParse(value)
    const fresh = record.success && now - record.data.keptAt < UNNAMED_FOR_MS
    if (!named.has(key) && !fresh) await deleteDraftFile(key)
  }
}
