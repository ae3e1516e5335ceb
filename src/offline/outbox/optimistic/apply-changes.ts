import { z } from '#src/contract/zod.ts'
import { idFieldOf, isCreate, type OutboxChange } from '#src/offline/outbox/queue/change.ts'
import { isListed } from '#src/offline/outbox/optimistic/list-filters.ts'
import { type Entity, withChange } from '#src/offline/outbox/optimistic/optimistic-entity.ts'
import { serverDataOf } from '#src/offline/query-persistence/server-data.ts'

const object = z.record(z.string(), z.unknown())
const rowsOf = z.array(z.looseObject({ id: z.string() }))
const path = z.tuple([z.string(), z.string()])
const options = z.object({ input: z._default(object, {}) })

/** The area whose entities a change is about: a submission is shown on its release. */
const areaOf = (change: OutboxChange) =>
  change.path === 'submissions.create' ? 'releases' : (change.path.split('.')[0] ?? '')

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
  const area = areaOf(change)
  const count = counts[area]
  return isCreate(change.path) && typeof count === 'number' ? { ...counts, [area]: count + 1 } : counts
}

/** The answer to a query as it will be once these changes are sent. */
export const withChanges = (
  queryKey: readonly unknown[],
  answer: unknown,
  changes: readonly OutboxChange[],
): unknown => {
  const asked = path.safeParse(queryKey[0]).data
  if (asked === undefined || changes.length === 0) return answer
  const [area, procedure] = asked
  const { input } = options.safeParse(queryKey[1]).data ?? { input: {} }
  const about = changes.filter((change) => areaOf(change) === area)
  const data = object.safeParse(answer).data
  if (procedure === 'get') {
    const id = input[idFieldOf(`${area}.get`)]
    const own = about.filter(({ entities }) => entities.some((entity) => entity === id))
    return own.length === 0 ? answer : own.reduce(withChange, data)
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
