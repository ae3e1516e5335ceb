import { del, get, keys, set } from 'idb-keyval'
import { z } from '#src/contract/zod.ts'
import { UPLOAD_PURPOSES, type UploadPurpose } from '#src/domain/media/upload-purpose.ts'
import { idsIn } from '#src/offline/outbox/queue/change.ts'
import { idbStoreWithTimeout, FILE_TIMEOUT_MS } from '#src/offline/storage/idb-store-with-timeout.ts'
import { storedFile } from '#src/offline/storage/stored-file.ts'
import { storeFile } from '#src/platform/indexed-db.ts'

const files = idbStoreWithTimeout('liner-outbox-files', 'files', FILE_TIMEOUT_MS)
const pendingFile = z.object({
  blob: storedFile,
  name: z.string(),
  type: z.string(),
  lastModified: z.number(),
  purpose: z.enum(UPLOAD_PURPOSES),
})

/** Whether a pending file was ever stored here, without a look into the database. */
const MARKER = 'liner-promised-files'
export const hasPendingFiles = (): boolean => localStorage.getItem(MARKER) !== null

/** Stores a file to be uploaded later. Its id is replaced by that of the upload service. */
export const addPendingFile = async (file: File, purpose: UploadPurpose): Promise<string> => {
  const { name, type, lastModified } = file
  const id = crypto.randomUUID()
  localStorage.setItem(MARKER, 'true')
  await storeFile(file.slice(0, file.size, type), (blob) => set(id, { blob, name, type, lastModified, purpose }, files))
  return id
}

export const readPendingFile = async (id: string): Promise<{ file: File; purpose: UploadPurpose } | null> => {
  const { data } = pendingFile.safeParse(await get(id, files))
  if (data === undefined) return null
  const { blob, name, type, lastModified, purpose } = data
  return { file: new File([blob], name, { type, lastModified }), purpose }
}

/** Which of these ids are those of pending files. */
export const pendingFileIdsAmong = async (ids: readonly string[]): Promise<string[]> => {
  const there = new Set(await keys<string>(files))
  return [...new Set(ids)].filter((id) => there.has(id))
}

export const deletePendingFile = (id: string): Promise<void> => del(id, files)

const urls = new Map<string, string>()

/** The address of a file that has not been sent, one for as long as the page lives. */
export const pendingFileUrl = (fileId: string, file: File): string => {
  const url = urls.get(fileId) ?? URL.createObjectURL(file)
  urls.set(fileId, url)
  return url
}

/** Gives the files that these inputs name an address in this page: one from an earlier page leads nowhere. */
export const loadPendingFileUrls = async (inputs: readonly unknown[]): Promise<void> => {
  if (!hasPendingFiles()) return
  const unknown = idsIn(inputs).filter((id) => !urls.has(id))
  for (const id of await pendingFileIdsAmong(unknown)) {
    const pending = await readPendingFile(id)
    if (pending !== null) pendingFileUrl(id, pending.file)
  }
}

/** The same, with the addresses that files have in this page. */
export const withPendingFileUrls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withPendingFileUrls)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withPendingFileUrls(each)]))
  const { fileId, url } = fields
  if (typeof fileId !== 'string' || typeof url !== 'string') return fields
  return { ...fields, url: urls.get(fileId) ?? (url.startsWith('blob:') ? '' : url) }
}
