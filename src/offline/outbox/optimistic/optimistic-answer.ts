import dayjs from 'dayjs'
import { type OfflineEffect, offlineEffectOf } from '#src/api/offline-mutations.ts'
import { queryClient } from '#src/api/query-client.ts'
import { entityDefaultsOf } from '#src/offline/outbox/optimistic/entity-defaults.ts'
import { cachedEntities, type CachedEntities } from '#src/offline/outbox/optimistic/cached-entities.ts'
import { NEW_SUBMISSION } from '#src/contract/new-entities.ts'
import { z } from '#src/contract/zod.ts'
import { withoutUnchangedFields } from '#src/offline/outbox/queue/edit-conflict.ts'
import { entitiesOf, fieldsOf, isUpdate, revisionOf } from '#src/offline/outbox/queue/change.ts'
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

/** What was sent, as the server's view shows it: with names and addresses where ids were sent. */
const viewOf = async (sent: Fields, known: CachedEntities): Promise<Fields> => {
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
  return entity.safeParse(queryClient.getQueryData(entityDefaultsOf(path)?.keyOf(id) ?? [])).data
}

/** What of an update differs from what is shown. */
export const changedInput = (change: Change): Record<string, unknown> => {
  const shown = isUpdate(change.path) ? shownNow(change) : undefined
  return shown === undefined ? change.input : withoutUnchangedFields(change, shown)
}

/** What the server will most likely answer, and what of it is shown everywhere until it does. */
export type OptimisticAnswer = { answer: object; optimistic?: Record<string, unknown> }

/** The entity over `start` with what was sent, as it will be once the change is sent. */
const entityAfter = async (change: Change, start: object, revision: number) => {
  const { path, input, names } = change
  const [id = ''] = entitiesOf(path, input)
  const fields = await viewOf(fieldsOf(change), cachedEntities(names))
  const after = { ...start, ...fields, id, revision, updatedAt: dayjs().toISOString() }
  return { fields, answer: entityDefaultsOf(path)?.output.safeParse(after).data }
}

const created = async (change: Change): Promise<OptimisticAnswer | null> => {
  const id = change.organizationId ?? ''
  const organization = { id, name: cachedEntities(change.names).nameOf(id) }
  const start = { ...entityDefaultsOf(change.path)?.defaults, createdAt: dayjs().toISOString(), organization }
  const { answer } = await entityAfter(change, start, 1)
  return answer === undefined ? null : { answer, optimistic: answer }
}

const updated = async (change: Change): Promise<OptimisticAnswer | null> => {
  const before = shownNow(change)
  if (before === undefined) return null
  const { answer, fields } = await entityAfter(change, before, revisionOf(change) + 1)
  return answer === undefined ? null : { answer, optimistic: fields }
}

const storeIds = z.array(z.string())
/** The stores say that it waits for its reviewer, as it will. */
const submitted = async (change: Change): Promise<OptimisticAnswer | null> => {
  if (z.looseObject({ submissions: z.array(z.unknown()) }).safeParse(shownNow(change)).data === undefined) return null
  const now = dayjs().toISOString()
  const blank = { ...NEW_SUBMISSION, createdAt: now, updatedAt: now }
  const made = storeIds.parse(change.input.storeIds).map((storeId) => ({ ...blank, id: crypto.randomUUID(), storeId }))
  return { answer: made, optimistic: { submissions: made } }
}

const ANSWERS: Record<OfflineEffect, (change: Change) => Promise<OptimisticAnswer | null>> = {
  create: created,
  update: updated,
  setStatus: async () => ({ answer: { ok: true } }),
  submit: submitted,
}

/** Null where too little is known. Nothing of it is shown yet: first the change has to be where it cannot be lost. */
export const optimisticAnswer = async (change: Change): Promise<OptimisticAnswer | null> => {
  const effect = offlineEffectOf(change.path)
  return effect === undefined ? null : ANSWERS[effect](change)
}
