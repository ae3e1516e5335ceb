import { fieldsOf, isUpdate, revisionOf, type OutboxChange } from '#src/offline/outbox/queue/change.ts'
import type { Queue } from '#src/offline/outbox/queue/queue.ts'
import { z } from '#src/contract/zod.ts'

const entity = z.looseObject({ revision: z.int() })
const record = z.record(z.string(), z.unknown())

/** A sent field among what is shown of the entity: there an id stands with the name or the address it leads to. */
const shownAs = (name: string, shown: Record<string, unknown>): unknown => {
  if (name in shown) return shown[name]
  if (name.endsWith('FileId')) return idOf(shown[name.slice(0, -'FileId'.length)], 'fileId')
  return idOf(shown[name.slice(0, -'Id'.length)], 'id')
}
const idOf = (value: unknown, name: string): unknown => record.safeParse(value).data?.[name] ?? null

/** Whether what was sent is among what stands: the entity as it is shown says more of the same things. */
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
 * Whether a refused update is our own, that was applied and its answer lost (api.md, Safe repetition): it was sent before,
 * and what stands is what was sent. Where somebody has changed it since, the person is asked: nothing is lost in silence.
 */
export const isOwnRepetition = (change: OutboxChange, current: unknown): boolean => {
  if (!isUpdate(change.path) || !change.uncertain) return false
  const shown = entity.safeParse(current)
  return shown.success && shown.data.revision > revisionOf(change) && isApplied(fieldsOf(change), shown.data)
}

/** An update without what stands already: what nobody touched cannot meet anybody's edit. */
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

/** The fields of an update that differ from what stands, where two edits met. */
export const conflictingFields = (change: OutboxChange): string[] => {
  const shown = record.safeParse(change.failure?.current).data ?? {}
  return Object.entries(fieldsOf(change))
    .filter(([name, value]) => !isApplied(value, shownAs(name, shown)))
    .map(([name]) => name)
}

/** What stands of a field, where two edits met. */
export const serverValueOf = (change: OutboxChange, name: string): unknown =>
  shownAs(name, record.safeParse(change.failure?.current).data ?? {})

/** The comparison is done: what the person did not keep of theirs is left out, the rest goes over what stands now. */
export const withConflictResolved = (queue: Queue, id: string, kept: readonly string[]): Queue => {
  const change = queue.changes.find((each) => each.id === id)
  const current = entity.safeParse(change?.failure?.current)
  if (change === undefined || !current.success) return queue
  const given = new Set(conflictingFields(change).filter((name) => !kept.includes(name)))
  const isGone = kept.length === 0
  const shift = current.data.revision - revisionOf(change) - (isGone ? 1 : 0)
  const index = queue.changes.indexOf(change)
  const trimmed = (each: OutboxChange) =>
    Object.fromEntries(
      Object.entries(each.input).filter(
        ([name, value]) => !given.has(name) || JSON.stringify(value) !== JSON.stringify(change.input[name]),
      ),
    )
  const next = (each: OutboxChange, at: number): OutboxChange[] => {
    if (at < index || !isUpdate(each.path) || each.entities[0] !== change.entities[0]) return [each]
    if (each === change && isGone) return []
    const input = { ...trimmed(each), revision: revisionOf(each) + shift }
    return [{ ...each, input, failure: null, uncertain: false, attempts: 0, notBefore: 0 }]
  }
  return { ...queue, changes: queue.changes.flatMap(next) }
}
