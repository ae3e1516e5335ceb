import { z } from '#src/contract/zod.ts'

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
