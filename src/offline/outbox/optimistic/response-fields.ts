import { pendingFileUrl } from '#src/offline/outbox/files/pending-file-urls.ts'
import type { CachedEntities } from '#src/offline/outbox/optimistic/cached-entities.ts'
import { z } from '#src/contract/zod.ts'

type Fields = Record<string, unknown>
const object = z.record(z.string(), z.unknown())
const credits = z.array(z.looseObject({ artistId: z.string() }))
const entries = z.array(z.looseObject({ assetId: z.string() }))
const stored = z.looseObject({ fileId: z.string() })

const referenceTo = (id: unknown, { nameOf }: CachedEntities) =>
  typeof id === 'string' ? { id, name: nameOf(id) } : null

const address = async (fileId: string, known: CachedEntities) => {
  const file = await known.fileOf(fileId)
  return file === null ? known.addressOf(fileId) : pendingFileUrl(fileId, file)
}
const storedOf = async (fileId: unknown, known: CachedEntities) =>
  typeof fileId === 'string' ? { fileId, url: await address(fileId, known) } : null

const mediaOf = async (media: unknown, known: CachedEntities) => {
  const { data } = stored.safeParse(media)
  if (data === undefined) return null
  const file = await known.fileOf(data.fileId)
  const before = object.safeParse(known.mediaOf(data.fileId)).data
  return {
    fileName: file?.name ?? before?.fileName ?? '',
    bytes: file?.size ?? before?.bytes ?? 0,
    ...data,
    url: await address(data.fileId, known),
  }
}

/** What was sent, as the API shows it: with names and addresses where ids were sent. */
export const toResponseFields = async (sent: Fields, known: CachedEntities): Promise<Fields> => {
  const { labelId, coverFileId, imageFileId, media, dolbyAtmos, artists, tracklist } = sent
  const shown: Fields = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  if (labelId !== undefined) shown.label = referenceTo(labelId, known)
  if (coverFileId !== undefined) shown.cover = await storedOf(coverFileId, known)
  if (imageFileId !== undefined) shown.image = (await storedOf(imageFileId, known))?.url ?? null
  if (media !== undefined) shown.media = await mediaOf(media, known)
  if (dolbyAtmos !== undefined) shown.dolbyAtmos = await mediaOf(dolbyAtmos, known)
  if (artists !== undefined)
    shown.artists = credits
      .parse(artists)
      .map((credit) => ({ ...credit, name: known.nameOf(credit.artistId), image: null }))
  if (tracklist !== undefined) {
    const tracks = entries.parse(tracklist).map(({ assetId }) => known.assetOf(assetId))
    shown.tracks = tracks.filter((track) => track !== undefined)
  }
  return shown
}
