import {
  asNewCall,
  entitiesOf,
  fieldsOf,
  idsIn,
  isCreate,
  isUpdate,
  type OutboxChange,
  revisionOf,
} from '#src/offline/outbox/queue/change.ts'
import { offlineEffectOf } from '#src/offline/outbox/queue/offline-effects.ts'
import { type OfflineEntity, offlineEntityOf } from '#src/offline/outbox/queue/offline-entities.ts'
import { isBefore, isEdit, isOf, type Queue } from '#src/offline/outbox/queue/queue.ts'

type Fields = Record<string, unknown>

/** Whether a value is the id of the entity, or an entry that names it: a track, a credit, a reference with its name. */
const isAbout = (value: unknown, id: string): boolean =>
  value === id ||
  (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).includes(id))

const valueWithout = (value: unknown, id: string): unknown => {
  if (Array.isArray(value)) return value.filter((each) => !isAbout(each, id)).map((each) => valueWithout(each, id))
  return typeof value === 'object' && value !== null ? fieldsWithout(value, id) : value
}
const fieldsWithout = (fields: object, id: string): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => !isAbout(value, id))
      .map(([name, value]) => [name, valueWithout(value, id)]),
  )

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

/** A list of nothing else is not sent at all: the saved one, which it would have replaced, stays. */
const inputWithout = (input: Fields, id: string): Fields =>
  Object.fromEntries(
    Object.entries(fieldsWithout(input, id)).filter(([name, value]) => !isEmptyList(value) || isEmptyList(input[name])),
  )

const isNaming = (change: OutboxChange, id: string) => idsIn(change.input).includes(id)

/** The change as it is sent without the entity: as a new call, because the server may have refused it for that. */
const changeWithout = (change: OutboxChange, id: string): OutboxChange => {
  const optimistic = change.optimistic === undefined ? undefined : fieldsWithout(change.optimistic, id)
  if (!isNaming(change, id)) return { ...change, optimistic }
  const input = inputWithout(change.input, id)
  return asNewCall({ ...change, input, optimistic, entities: entitiesOf(change.path, input) })
}

/** Whether nothing is left to send of a change: an update of no field, or a change of no entity. */
const isIdle = (change: OutboxChange) =>
  change.entities.length === 0 || (isUpdate(change.path) && Object.keys(fieldsOf(change)).length === 0)

const MADE_OF_OTHERS: ReadonlySet<OfflineEntity | undefined> = new Set(['assets', 'releases'] as const)

/** The entity and all that is made of it, as far as changes that wait say: releases of a track, tracks of an artist. */
const builtOn = (own: readonly OutboxChange[], id: string): ReadonlySet<string> => {
  const found = new Set([id])
  const changes = own.filter(({ path }) => MADE_OF_OTHERS.has(offlineEntityOf(path)))
  let known = 0
  while (known < found.size) {
    known = found.size
    for (const { entities, input } of changes)
      if (idsIn(input).some((named) => found.has(named))) for (const entity of entities) found.add(entity)
  }
  return found
}

/** What becomes of the queue when a change is discarded. */
export type Discard = {
  queue: Queue
  /** The others that are not sent either. */
  gone: readonly OutboxChange[]
  /** Those that are sent without what is discarded. */
  trimmed: readonly OutboxChange[]
}

/** A refused edit takes along what was changed on top of it; a status can be set all the same. */
const discardEdit = (queue: Queue, change: OutboxChange): Discard => {
  const later = queue.changes.slice(queue.changes.indexOf(change) + 1)
  const onTop = (each: OutboxChange) => isBefore(each, change) && offlineEffectOf(each.path) !== 'setStatus'
  const gone = isEdit(change) ? later.filter(onTop) : []
  const changes = queue.changes.filter((each) => each !== change && !gone.includes(each))
  return { queue: { ...queue, changes }, gone, trimmed: [] }
}

/**
 * Without its creation there is no entity, and what names it would be refused for ever. Of a release that lists it, or
 * an artist of a label that is not made, the rest is kept. A submission goes: it was of a release that looked otherwise.
 */
const discardCreation = (queue: Queue, creation: OutboxChange, id: string): Discard => {
  const own = queue.changes.filter((each) => each !== creation && isOf(creation, each))
  const affected = builtOn(own, id)
  const isLost = (each: OutboxChange) => {
    const effect = offlineEffectOf(each.path)
    if (effect === 'submit') return each.entities.some((entity) => affected.has(entity))
    return effect !== 'setStatus' && each.entities.includes(id)
  }
  const gone: OutboxChange[] = []
  const trimmed: OutboxChange[] = []
  /** How many updates of each entity are sent no more: the next ones are based on revisions that do not come. */
  const missing = new Map<string, number>()
  const next = (each: OutboxChange): OutboxChange[] => {
    if (each === creation) return []
    if (!own.includes(each)) return [each]
    const [entity = ''] = each.entities
    const rest = changeWithout(each, id)
    if (isLost(each) || (isNaming(each, id) && isIdle(rest))) {
      gone.push(each)
      if (isUpdate(each.path)) missing.set(entity, (missing.get(entity) ?? 0) + 1)
      return []
    }
    if (isNaming(each, id)) trimmed.push(each)
    const shift = missing.get(entity) ?? 0
    if (shift === 0 || !isUpdate(each.path)) return [rest]
    return [{ ...rest, input: { ...rest.input, revision: revisionOf(rest) - shift } }]
  }
  const changes = queue.changes.flatMap(next)
  return { queue: { ...queue, changes }, gone, trimmed }
}

export const discardOf = (queue: Queue, changeId: string): Discard => {
  const change = queue.changes.find((each) => each.id === changeId)
  if (change === undefined) return { queue, gone: [], trimmed: [] }
  const [id] = change.entities
  return isCreate(change.path) && id !== undefined ? discardCreation(queue, change, id) : discardEdit(queue, change)
}

/** Nothing of it is sent, nor of what cannot be sent without it. */
export const discarded = (queue: Queue, changeId: string): Queue => discardOf(queue, changeId).queue
