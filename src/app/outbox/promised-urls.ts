import { idsIn } from '#src/offline/outbox/change.ts'
import { hasPromised, promisedAmong, promisedFile } from '#src/offline/outbox/promised-files.ts'

const urls = new Map<string, string>()

/** The address of a file that has not been sent, one for as long as the page lives. */
export const promisedUrl = (fileId: string, file: File): string => {
  const url = urls.get(fileId) ?? URL.createObjectURL(file)
  urls.set(fileId, url)
  return url
}

/** Gives the files that these inputs name an address in this page: one from an earlier page leads nowhere. */
export const loadPromisedUrls = async (inputs: readonly unknown[]): Promise<void> => {
  if (!hasPromised()) return
  const unknown = idsIn(inputs).filter((id) => !urls.has(id))
  for (const id of await promisedAmong(unknown)) {
    const promised = await promisedFile(id)
    if (promised !== null) promisedUrl(id, promised.file)
  }
}

/** The same, with the addresses that files have in this page. */
export const withPromisedUrls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withPromisedUrls)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withPromisedUrls(each)]))
  const { fileId, url } = fields
  if (typeof fileId !== 'string' || typeof url !== 'string') return fields
  return { ...fields, url: urls.get(fileId) ?? (url.startsWith('blob:') ? '' : url) }
}
