import { readApiKey } from '#src/api/api-key.ts'
import { z } from '#src/contract/zod.ts'
import { isFoundIn } from '#src/domain/text/compare.ts'
import { isCreate, isUpdate, type OutboxChange, revisionOf } from '#src/offline/outbox/queue/change.ts'
import { type OfflineEffect, offlineEffectOf } from '#src/offline/outbox/queue/offline-effects.ts'
import { isOfflineEntity, OFFLINE_ENTITIES, offlineEntityOf } from '#src/offline/outbox/queue/offline-entities.ts'
import { serverDataOf } from '#src/offline/query-persistence/overlay-loader.ts'

type Entity = Record<string, unknown>

const submissions = z.array(z.looseObject({ id: z.unknown(), storeId: z.unknown() }))

/** Fields that are shown under another name than they are sent with. */
const isSent = (shown: string, input: Entity) =>
  [shown, `${shown}Id`, `${shown}FileId`].some((name) => name in input) || (shown === 'tracks' && 'tracklist' in input)

const withSubmissions = (entity: Entity, { optimistic }: OutboxChange): Entity => {
  const current = submissions.safeParse(entity.submissions).data
  const made = submissions.safeParse(optimistic?.submissions).data
  if (current === undefined || made === undefined) return entity
  const isNew = (one: (typeof made)[number]) =>
    current.every(({ storeId, status }) => storeId !== one.storeId || status !== one.status)
  const added = made.filter(isNew)
  // An update is asked for with the submission that the store has.
  const left = current.filter(({ id }) => added.every((one) => one.id !== id))
  return added.length === 0 ? entity : { ...entity, submissions: [...left, ...added] }
}

const withUpdate = (entity: Entity, change: OutboxChange): Entity => {
  const fields = Object.entries(change.optimistic ?? {}).filter(([name]) => isSent(name, change.input))
  const revision = typeof entity.revision === 'number' ? entity.revision : 0
  return { ...entity, ...Object.fromEntries(fields), revision: Math.max(revision, revisionOf(change) + 1) }
}

type ApplyChange = (entity: Entity, change: OutboxChange) => Entity

/** What a change makes of an entity that is there; applying the change again makes no difference. */
const APPLY: Record<OfflineEffect, ApplyChange> = {
  create: (entity) => entity,
  update: withUpdate,
  setStatus: (entity, { input }) => ('status' in input ? { ...entity, status: input.status } : entity),
  submit: withSubmissions,
}

/** The entity as it will be after the change. */
const withChange = (entity: Entity | undefined, change: OutboxChange): Entity | undefined => {
  const effect = offlineEffectOf(change.path)
  if (entity === undefined) return effect === 'create' ? change.optimistic : undefined
  return effect === undefined ? entity : APPLY[effect](entity, change)
}

/** What of a list's request says how it is laid out, and not what is in it. */
const LAYOUT = new Set(['page', 'perPage', 'sortBy', 'sortDir'])
const reference = z.looseObject({ id: z.string() })
const artists = z.array(z.looseObject({ artistId: z.string() }))

const textOf = ({ title, name }: Entity): string => {
  const text = title ?? name
  return typeof text === 'string' ? text : ''
}

const matches = (entity: Entity, filter: string, value: unknown): boolean => {
  if (value === undefined || value === 'ALL' || LAYOUT.has(filter)) return true
  if (filter === 'search') return typeof value === 'string' && isFoundIn(value, textOf(entity))
  if (filter === 'artistId')
    return artists.safeParse(entity.artists).data?.some(({ artistId }) => artistId === value) ?? false
  if (filter.endsWith('Id')) return reference.safeParse(entity[filter.slice(0, -'Id'.length)]).data?.id === value
  return entity[filter] === value
}

/** Whether a new entity belongs on the page of a list that was asked for: the first, if it passes the filters. */
const isListed = (entity: Entity, request: Entity): boolean =>
  request.page === 1 && Object.entries(request).every(([filter, value]) => matches(entity, filter, value))

const object = z.record(z.string(), z.unknown())
const rowsOf = z.array(z.looseObject({ id: z.string() }))

const listWith = (list: Entity, area: string, request: Entity, change: OutboxChange): Entity => {
  const rows = rowsOf.safeParse(list[area]).data
  const { count } = list
  const made = isCreate(change.path) ? change.optimistic : undefined
  if (rows === undefined || typeof count !== 'number') return list
  if (rows.some(({ id }) => change.entities.includes(id)))
    return { ...list, [area]: rows.map((row) => (change.entities.includes(row.id) ? withChange(row, change) : row)) }
  if (made === undefined || !isListed(made, request)) return list
  return { ...list, [area]: [made, ...rows], count: count + 1 }
}

const countsWith = (counts: Entity, change: OutboxChange): Entity => {
  const area = offlineEntityOf(change.path)
  const count = area === undefined ? undefined : counts[area]
  return area !== undefined && isCreate(change.path) && typeof count === 'number'
    ? { ...counts, [area]: count + 1 }
    : counts
}

/** A release with the changes of its tracks. */
const withTracks = (release: Entity | undefined, changes: readonly OutboxChange[]): Entity | undefined => {
  const tracks = rowsOf.safeParse(release?.tracks).data
  const edits = changes.filter(({ path }) => offlineEntityOf(path) === 'assets' && isUpdate(path))
  if (tracks === undefined || edits.length === 0) return release
  const edited = (track: Entity & { id: string }) =>
    edits.filter(({ entities }) => entities.includes(track.id)).reduce(withUpdate, track)
  return { ...release, tracks: tracks.map(edited) }
}

/** The answer to a query as it will be once these changes are sent. */
export const withChanges = (
  queryKey: readonly unknown[],
  answer: unknown,
  changes: readonly OutboxChange[],
): unknown => {
  const key = readApiKey(queryKey)
  if (key === undefined || changes.length === 0) return answer
  const { area, procedure } = key
  const input = object.safeParse(key.input).data ?? {}
  const about = changes.filter((change) => offlineEntityOf(change.path) === area)
  const data = object.safeParse(answer).data
  if (procedure === 'get' && isOfflineEntity(area)) {
    const id = input[OFFLINE_ENTITIES[area]]
    const own = about.filter(({ entities }) => entities.some((entity) => entity === id))
    const changed = own.length === 0 ? data : own.reduce(withChange, data)
    if (area === 'releases') return withTracks(changed, changes)
    return own.length === 0 ? answer : changed
  }
  if (data === undefined) return answer
  if (area === 'auth' && procedure === 'resourcesCount') return changes.reduce(countsWith, data)
  if (procedure === 'list') return about.reduce((list, change) => listWith(list, area, input, change), data)
  return answer
}

/**
 * The changes on top of whatever answer there is, from the server, from this device, or with changes on it already:
 * they are taken out first, so that none is applied twice.
 */
export const applyToServerData = (
  queryKey: readonly unknown[],
  answer: unknown,
  changes: readonly OutboxChange[],
): unknown => {
  const serverData = serverDataOf(answer)
  const data = withChanges(queryKey, serverData, changes)
  const isSame = data === serverData || JSON.stringify(data) === JSON.stringify(serverData)
  return isSame || typeof data !== 'object' ? serverData : { ...data, serverData: serverData ?? null }
}
