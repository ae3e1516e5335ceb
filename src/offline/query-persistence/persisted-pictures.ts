import { clear, delMany, entries, getMany, set } from 'idb-keyval'
import { z } from '#src/contract/zod.ts'
import { idbStoreWithTimeout, FILE_TIMEOUT_MS } from '#src/offline/storage/idb-store-with-timeout.ts'
import { tryStorage } from '#src/offline/storage/storage-health.ts'
import { storedFile } from '#src/offline/storage/stored-file.ts'
import { storeFile } from '#src/platform/indexed-db.ts'

const fields = z.record(z.string(), z.unknown())
const file = z.looseObject({ fileId: z.string(), url: z.string() })
const owner = z.union([z.object({ artistId: z.string() }), z.object({ id: z.string() })])

/** Gives an address for a picture's name and its present address. */
type AddressOf = (picture: string, address: string) => string

const ownerOf = (found: unknown): string | undefined => {
  const { data } = owner.safeParse(found)
  if (data === undefined) return undefined
  return 'artistId' in data ? data.artistId : data.id
}

const pictureIn = (name: string, part: unknown, found: unknown, addressOf: AddressOf): unknown => {
  const cover = name === 'cover' ? file.safeParse(part).data : undefined
  if (cover !== undefined) return { ...cover, url: addressOf(`file/${cover.fileId}`, cover.url) }
  const id = name === 'image' && typeof part === 'string' ? ownerOf(found) : undefined
  return id === undefined ? withPictureUrls(part, addressOf) : addressOf(`image/${id}`, String(part))
}

/**
 * The same answer with other addresses of its pictures: a cover is known by its file, the picture of an artist, label
 * or organization by its owner, because an answer does not name that file (`src/contract`).
 */
export const withPictureUrls = (value: unknown, addressOf: AddressOf): unknown => {
  if (Array.isArray(value)) return value.map((each) => withPictureUrls(each, addressOf))
  const found = fields.safeParse(value).data
  if (found === undefined) return value
  return Object.fromEntries(
    Object.entries(found).map(([name, part]) => [name, pictureIn(name, part, found, addressOf)]),
  )
}

/** The pictures that an answer shows, with the addresses at which they can be had. */
export const pictureUrlsIn = (value: unknown): Map<string, string> => {
  const pictures = new Map<string, string>()
  withPictureUrls(value, (picture, address) => {
    // The same picture may occur without an address, as in what was restored from here.
    if (address !== '' || !pictures.has(picture)) pictures.set(picture, address)
    return address
  })
  return pictures
}

export const pictureStore = idbStoreWithTimeout('liner-kept-pictures', 'pictures', FILE_TIMEOUT_MS)
const record = z.object({ version: z.literal(1), blob: storedFile })
/** Each is given one address for as long as the page lives. */
const addresses = new Map<string, string>()

/** Fails where there is no room for it. */
export const savePicture = (picture: string, file: Blob): Promise<void> =>
  storeFile(file, (blob) => set(picture, { version: 1, blob }, pictureStore))

export const deletePictures = (pictures: readonly string[]): Promise<void> => delMany([...pictures], pictureStore)

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
  const values = (await tryStorage(() => getMany<unknown>(pictures.map(nameOf), pictureStore))) ?? []
  const stored = new Map(pictures.map((picture, at) => [picture, addressOf(nameOf(picture), values[at])]))
  return withPictureUrls(answer, (picture, address) => stored.get(picture) ?? address)
}

/** What they weigh together. */
export const persistedPictureSize = async (): Promise<{ count: number; bytes: number }> => {
  const blobs = ((await tryStorage(() => entries<string, unknown>(pictureStore))) ?? []).flatMap(
    ([, value]) => record.safeParse(value).data?.blob ?? [],
  )
  return { count: blobs.length, bytes: blobs.reduce((sum, { size }) => sum + size, 0) }
}

export const clearPictures = async (): Promise<void> => {
  await clear(pictureStore)
  for (const address of addresses.values()) URL.revokeObjectURL(address)
  addresses.clear()
}
