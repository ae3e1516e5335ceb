import { idsIn } from '#src/offline/outbox/queue/change.ts'
import { hasPendingFiles, pendingFileIdsAmong, readPendingFile } from '#src/offline/outbox/files/pending-files.ts'

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
