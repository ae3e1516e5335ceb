import { clear, delMany, entries, getMany, set } from 'idb-keyval'
import { z } from '#src/contract/zod.ts'
import { idbStoreWithTimeout, FILE_TIMEOUT_MS } from '#src/offline/storage/idb-store-with-timeout.ts'
import { storedFile } from '#src/offline/storage/stored-file.ts'
import { storeFile } from '#src/platform/indexed-db.ts'
import { pictureUrlsIn, withPictureUrls } from '#src/offline/query-persistence/picture-urls.ts'
import { tryStorage } from '#src/offline/storage/storage-health.ts'

const store = idbStoreWithTimeout('liner-kept-pictures', 'pictures', FILE_TIMEOUT_MS)
const record = z.object({ version: z.literal(1), blob: storedFile })
/** Each is given one address for as long as the page lives. */
const addresses = new Map<string, string>()

/** Fails where there is no room for it. */
export const savePicture = (picture: string, file: Blob): Promise<void> =>
  storeFile(file, (blob) => set(picture, { version: 1, blob }, store))

export const deletePictures = (pictures: readonly string[]): Promise<void> => delMany([...pictures], store)

const addressOf = (picture: string, value: unknown): string | undefined => {
  const known = addresses.get(picture)
  if (known !== undefined) return known
  const { data } = record.safeParse(value)
  if (data === undefined) return undefined
  const address = URL.createObjectURL(data.blob)
  addresses.set(picture, address)
  return address
}

/** A persisted answer with its stored pictures; `nameOf` gives the key of each. */
export const withPersistedPictures = async (answer: unknown, nameOf: (picture: string) => string): Promise<unknown> => {
  const pictures = [...pictureUrlsIn(answer).keys()]
  if (pictures.length === 0) return answer
  const values = (await tryStorage(() => getMany<unknown>(pictures.map(nameOf), store))) ?? []
  const stored = new Map(pictures.map((picture, at) => [picture, addressOf(nameOf(picture), values[at])]))
  return withPictureUrls(answer, (picture, address) => stored.get(picture) ?? address)
}

/** What they weigh together. */
export const persistedPictureSize = async (): Promise<{ count: number; bytes: number }> => {
  const blobs = ((await tryStorage(() => entries<string, unknown>(store))) ?? []).flatMap(
    ([, value]) => record.safeParse(value).data?.blob ?? [],
  )
  return { count: blobs.length, bytes: blobs.reduce((sum, { size }) => sum + size, 0) }
}

export const clearPictures = async (): Promise<void> => {
  await clear(store)
  for (const address of addresses.values()) URL.revokeObjectURL(address)
  addresses.clear()
}
