import { z } from '#src/contract/zod.ts'
import { asNewCall, fieldsOf, isUpdate, revisionOf, type OutboxChange } from '#src/offline/outbox/queue/change.ts'
import type { Queue } from '#src/offline/outbox/queue/queue.ts'

const entity = z.looseObject({ revision: z.int() })
const record = z.record(z.string(), z.unknown())

/** The entity's value of a sent field. Where an id is sent, the entity has an object with the id and a name or address. */
const shownAs = (name: string, shown: Record<string, unknown>): unknown => {
  if (name in shown) return shown[name]
  if (name.endsWith('FileId')) return idOf(shown[name.slice(0, -'FileId'.length)], 'fileId')
  return idOf(shown[name.slice(0, -'Id'.length)], 'id')
}
const idOf = (value: unknown, name: string): unknown => record.safeParse(value).data?.[name] ?? null

/** Whether the entity has the values that were sent. It may have more. */
export const isApplied = (sent: unknown, shown: unknown): boolean => {
  if (sent === undefined) return true
  if (typeof sent === 'string') return typeof shown === 'string' && sent.trim() === shown.trim()
  if (typeof sent !== 'object' || sent === null) return sent === shown
  if (Array.isArray(sent))
    return Array.isArray(shown) && sent.length === shown.length && sent.every((one, at) => isApplied(one, shown[at]))
  const there = record.safeParse(shown).data
  return there !== undefined && Object.entries(sent).every(([name, value]) => isApplied(value, shownAs(name, there)))
}

/**
 * Whether a refused update is our own, that was applied and its answer lost: it was sent before,
 * and the entity has what was sent. Where another edit came since, the person decides: nothing is lost in silence.
 */
export const isOwnRepetition = (change: OutboxChange, current: unknown): boolean => {
  if (!isUpdate(change.path) || !change.uncertain) return false
  const shown = entity.safeParse(current)
  return shown.success && shown.data.revision > revisionOf(change) && isApplied(fieldsOf(change), shown.data)
}

/** An update without the fields it does not change, so that these cannot conflict with another edit. */
export const withoutUnchangedFields = (
  change: Pick<OutboxChange, 'path' | 'input'>,
  shown: Record<string, unknown>,
) => {
  const same = new Set(
    Object.entries(fieldsOf(change))
      .filter(([name, value]) => isApplied(value, shownAs(name, shown)))
      .map(([name]) => name),
  )
  return Object.fromEntries(Object.entries(change.input).filter(([name]) => !same.has(name)))
}

/** The fields of a conflicting update that differ from the server's entity. */
export const conflictingFields = (change: OutboxChange): string[] => {
  const shown = record.safeParse(change.failure?.current).data ?? {}
  return Object.entries(fieldsOf(change))
    .filter(([name, value]) => !isApplied(value, shownAs(name, shown)))
    .map(([name]) => name)
}

/** Resolves a conflict: of the update, only the fields in `own` are sent, over the server's present entity. */
export const withConflictResolved = (queue: Queue, id: string, own: readonly string[]): Queue => {
  const change = queue.changes.find((each) => each.id === id)
  const current = entity.safeParse(change?.failure?.current)
  if (change === undefined || !current.success) return queue
  const dropped = new Set(conflictingFields(change).filter((name) => !own.includes(name)))
  const isGone = own.length === 0
  const shift = current.data.revision - revisionOf(change) - (isGone ? 1 : 0)
  const index = queue.changes.indexOf(change)
  const trimmed = (each: OutboxChange) =>
    Object.fromEntries(
      Object.entries(each.input).filter(
        ([name, value]) => !dropped.has(name) || JSON.stringify(value) !== JSON.stringify(change.input[name]),
      ),
    )
  const next = (each: OutboxChange, at: number): OutboxChange[] => {
    if (at < index || !isUpdate(each.path) || each.entities[0] !== change.entities[0]) return [each]
    if (each === change && isGone) return []
    const input = { ...trimmed(each), revision: revisionOf(each) + shift }
    return [asNewCall({ ...each, input })]
  }
  return { ...queue, changes: queue.changes.flatMap(next) }
}
