import { storageFailure } from '#src/platform/storage-failure.ts'

type Bytes = { bytes: ArrayBuffer; type: string; name?: string; lastModified?: number }
/** A file as a database of the browser holds it: as it is, or as its bytes. */
export type StoredFile = Blob | Bytes

export const isStoredFile = (value: unknown): value is StoredFile =>
  value instanceof Blob ||
  (typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof ArrayBuffer)

/** The file that was stored. */
export const fileFrom = (stored: StoredFile): Blob => {
  if (stored instanceof Blob) return stored
  const { bytes, name, ...facts } = stored
  return name === undefined ? new Blob([bytes], facts) : new File([bytes], name, facts)
}

const bytesOf = async (file: Blob): Promise<Bytes> => {
  const bytes = await file.arrayBuffer()
  if (!(file instanceof File)) return { bytes, type: file.type }
  const { name, type, lastModified } = file
  return { bytes, type, name, lastModified }
}

/**
 * Stores files with `put`, or their bytes where the browser refuses files, as WebKit does in private tabs. Files that do
 * not fit are not tried twice.
 */
export const storeFiles = async <T>(
  files: readonly Blob[],
  put: (stored: readonly StoredFile[]) => Promise<T>,
): Promise<T> => {
  try {
    return await put(files)
  } catch (error) {
    if (storageFailure(error) === 'full') throw error
    return put(await Promise.all(files.map(bytesOf)))
  }
}

export const storeFile = <T>(file: Blob, put: (stored: StoredFile) => Promise<T>): Promise<T> =>
  storeFiles([file], ([stored = file]) => put(stored))
