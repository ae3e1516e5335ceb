import dayjs from 'dayjs'
import { queryClient } from '#src/api/query-client.ts'
import { artistInput } from '#src/contract/artists.ts'
import { assetInput } from '#src/contract/assets.ts'
import {
  NEW_SUBMISSION,
  showAssetCredits,
  showCover,
  showCredits,
  showImage,
  showIsrcPrefix,
  showLabel,
  showMedia,
  showOrganization,
} from '#src/contract/entity-views.ts'
import { releaseSubmission } from '#src/contract/release-submission.ts'
import { releaseInput } from '#src/contract/releases.ts'
import { z } from '#src/contract/zod.ts'
import { isInStore } from '#src/domain/submission/release-status.ts'
import { cachedEntities, type CachedEntities } from '#src/offline/outbox/optimistic/cached-entities.ts'
import { entityDefaultsOf } from '#src/offline/outbox/optimistic/entity-defaults.ts'
import { entitiesOf, fieldsOf, isUpdate, revisionOf } from '#src/offline/outbox/queue/change.ts'
import { withoutUnchangedFields } from '#src/offline/outbox/queue/edit-conflict.ts'
import { type OfflineEffect, offlineEffectOf } from '#src/offline/outbox/queue/offline-effects.ts'
import { offlineEntityOf } from '#src/offline/outbox/queue/offline-entities.ts'

type Fields = Record<string, unknown>
/** The fields of an input that refer to something, of any entity. */
const referring = z.partial(
  z.object({
    labelId: releaseInput.shape.labelId,
    coverFileId: releaseInput.shape.coverFileId,
    imageFileId: artistInput.shape.imageFileId,
    media: assetInput.shape.media,
    dolbyAtmos: assetInput.shape.dolbyAtmos,
    artists: z.union([releaseInput.shape.artists, assetInput.shape.artists]),
    tracklist: releaseInput.shape.tracklist,
  }),
)

/** What was sent, as the API will answer it. */
const viewOf = async (path: string, sent: Fields, { references, assetOf }: CachedEntities): Promise<Fields> => {
  const { labelId, coverFileId, imageFileId, media, dolbyAtmos, artists, tracklist } = referring.parse(sent)
  const isAsset = offlineEntityOf(path) === 'assets'
  const shown: Fields = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  if (labelId !== undefined) shown.label = await showLabel(labelId, references)
  if (labelId !== undefined && offlineEntityOf(path) === 'releases')
    shown.isrcPrefix = await showIsrcPrefix(labelId, references)
  if (coverFileId !== undefined) shown.cover = await showCover(coverFileId, references)
  if (imageFileId !== undefined) shown.image = await showImage(imageFileId, references)
  if (media !== undefined) shown.media = await showMedia(media, references)
  if (dolbyAtmos !== undefined) shown.dolbyAtmos = await showMedia(dolbyAtmos, references)
  if (artists !== undefined)
    shown.artists = await (isAsset ? showAssetCredits(artists, references) : showCredits(artists, references))
  if (tracklist !== undefined)
    shown.tracks = tracklist.map(({ assetId }) => assetOf(assetId)).filter((track) => track !== undefined)
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
  const fields = await viewOf(path, fieldsOf(change), cachedEntities(names))
  const after = { ...start, ...fields, id, revision, updatedAt: dayjs().toISOString() }
  return { fields, answer: entityDefaultsOf(path)?.output.safeParse(after).data }
}

/** What the API answers of a new entity before anything is known of it. */
const newEntity = async ({ path, names, organizationId }: Change) => {
  const organization = await showOrganization(organizationId ?? '', cachedEntities(names).references)
  return { ...entityDefaultsOf(path)?.defaults, createdAt: dayjs().toISOString(), organization }
}

const created = async (change: Change): Promise<OptimisticAnswer | null> => {
  const { answer } = await entityAfter(change, await newEntity(change), 1)
  return answer === undefined ? null : { answer, optimistic: answer }
}

/**
 * A track is read with its release, so its own page may never have been. One whose master has just arrived may not have
 * been read at all: the workspace sends all of its fields.
 */
const trackNow = async (change: Change) => {
  const [id = ''] = entitiesOf(change.path, change.input)
  return { ...(await newEntity(change)), ...cachedEntities(change.names).assetOf(id) }
}

const updated = async (change: Change): Promise<OptimisticAnswer | null> => {
  const isTrack = offlineEntityOf(change.path) === 'assets'
  const before = shownNow(change) ?? (isTrack ? await trackNow(change) : undefined)
  if (before === undefined) return null
  const { answer, fields } = await entityAfter(change, before, revisionOf(change) + 1)
  return answer === undefined ? null : { answer, optimistic: fields }
}

const storeIds = z.array(z.string())
const submittedBefore = z.looseObject({ submissions: z.array(releaseSubmission) })
/** At every store the release waits for its reviewer; one that has it waits for an update. */
const submitted = async (change: Change): Promise<OptimisticAnswer | null> => {
  const { data } = submittedBefore.safeParse(shownNow(change))
  if (data === undefined) return null
  const now = dayjs().toISOString()
  const waiting = { status: NEW_SUBMISSION.status, statusAt: now, statusBy: null, reason: null, updatedAt: now }
  const made = storeIds.parse(change.input.storeIds).map((storeId) => {
    const current = data.submissions.find((one) => one.storeId === storeId && isInStore(one))
    if (current !== undefined) return { ...current, ...waiting, kind: 'UPDATE' as const }
    return { ...NEW_SUBMISSION, ...waiting, createdAt: now, id: crypto.randomUUID(), storeId }
  })
  return { answer: made, optimistic: { submissions: made } }
}

const ANSWERS: Record<OfflineEffect, (change: Change) => Promise<OptimisticAnswer | null>> = {
  create: created,
  update: updated,
  setStatus: async () => ({ answer: { ok: true } }),
  submit: submitted,
}

/** Null where too little is known. It is shown only after the change is stored in the queue. */
export const optimisticAnswer = async (change: Change): Promise<OptimisticAnswer | null> => {
  const effect = offlineEffectOf(change.path)
  return effect === undefined ? null : ANSWERS[effect](change)
}
