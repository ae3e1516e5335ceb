import { queryClient } from '#src/api/query-client.ts'
import { ENTITY_AREAS } from '#src/offline/outbox/optimistic/entity-defaults.ts'
import { cachedEntities, type CachedEntities } from '#src/offline/outbox/optimistic/cached-entities.ts'
import { z } from '#src/contract/zod.ts'
import { withoutUnchangedFields } from '#src/offline/outbox/queue/edit-conflict.ts'
import { entitiesOf, fieldsOf, isCreate, isUpdate, revisionOf } from '#src/offline/outbox/queue/change.ts'
import { pendingFileUrl } from '#src/offline/outbox/files/pending-file-urls.ts'

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
const toResponseFields = async (sent: Fields, known: CachedEntities): Promise<Fields> => {
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

export type Change = { path: string; input: Record<string, unknown>; names: unknown; organizationId: string | null }
const entity = z.looseObject({ id: z.string(), revision: z.int() })

const shownNow = ({ path, input }: Pick<Change, 'path' | 'input'>) => {
  const [id = ''] = entitiesOf(path, input)
  return entity.safeParse(queryClient.getQueryData(ENTITY_AREAS[path.split('.')[0] ?? '']?.keyOf(id) ?? [])).data
}

/** What of an update differs from what is shown. */
export const changedInput = (change: Change): Record<string, unknown> => {
  const shown = isUpdate(change.path) ? shownNow(change) : undefined
  return shown === undefined ? change.input : withoutUnchangedFields(change, shown)
}

/** What the server will most likely answer, and what of it is shown everywhere until it does. */
export type OptimisticAnswer = { answer: object; optimistic?: Record<string, unknown> }

/** The entity as it will be once the change is sent; null where too little is known of it. */
const edited = async (change: Change): Promise<OptimisticAnswer | null> => {
  const { path, input, names, organizationId } = change
  const area = ENTITY_AREAS[path.split('.')[0] ?? '']
  const [id = ''] = entitiesOf(path, input)
  if (area === undefined) return null
  const known = cachedEntities(names)
  const before = isCreate(path) ? undefined : shownNow(change)
  if (before === undefined && isUpdate(path)) return null
  const now = new Date().toISOString()
  const owner = organizationId ?? ''
  const start = before ?? { ...area.blank, createdAt: now, organization: { id: owner, name: known.nameOf(owner) } }
  const fields = await toResponseFields(fieldsOf(change), known)
  const { data } = area.output.safeParse({
    ...start,
    ...fields,
    id,
    revision: isCreate(path) ? 1 : revisionOf(change) + 1,
    updatedAt: now,
  })
  return data === undefined ? null : { answer: data, optimistic: isCreate(path) ? data : fields }
}

const storeIds = z.array(z.string())
/** The stores say that it waits for its reviewer, as it will. */
const submitted = ({ input }: Change): OptimisticAnswer | null => {
  const [releaseId = ''] = entitiesOf('submissions.create', input)
  const key = ENTITY_AREAS.releases?.keyOf(releaseId) ?? []
  const { data } = z.looseObject({ submissions: z.array(z.unknown()) }).safeParse(queryClient.getQueryData(key))
  if (data === undefined) return null
  const now = new Date().toISOString()
  const blank = { status: 'PENDING_APPROVAL', delivery: null, reason: null, createdAt: now, updatedAt: now }
  const made = storeIds.parse(input.storeIds).map((storeId) => ({ ...blank, id: crypto.randomUUID(), storeId }))
  return { answer: made, optimistic: { submissions: made } }
}

/** Nothing of it is shown yet: first the change has to be where it cannot be lost. */
export const optimisticAnswer = async (change: Change): Promise<OptimisticAnswer | null> => {
  if (change.path === 'submissions.create') return submitted(change)
  return isCreate(change.path) || isUpdate(change.path) ? edited(change) : { answer: { ok: true } }
}
