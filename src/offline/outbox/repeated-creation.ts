import { z } from '#src/contract/zod.ts'
import { entitiesOf, isCreate, type OutboxChange } from '#src/offline/outbox/queue/change.ts'
import { withoutUnchangedFields } from '#src/offline/outbox/queue/edit-conflict.ts'
import { OFFLINE_ENTITIES, offlineEntityOf } from '#src/offline/outbox/queue/offline-entities.ts'

type Call = Pick<OutboxChange, 'path' | 'input'>

const KEY = 'liner-unanswered-creations'
const NOTED_MAX = 50

const notes = z.catch(z.array(z.string()), [])
const read = (): string[] => {
  try {
    return notes.parse(JSON.parse(localStorage.getItem(KEY) ?? '[]'))
  } catch {
    // Damaged: the notes only help where an answer was lost.
    return []
  }
}
const write = (ids: string[]) => {
  try {
    if (ids.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(ids.slice(-NOTED_MAX)))
  } catch {
    // There is no room for a note.
  }
}

const idOf = ({ path, input }: Call): string | undefined => (isCreate(path) ? entitiesOf(path, input)[0] : undefined)

/** Notes a creation before it is sent: the page may be reloaded, and what was typed changed, before it is answered. */
export const recordSent = (call: Call) => {
  const id = idOf(call)
  if (id !== undefined && !read().includes(id)) write([...read(), id])
}

export const recordAnswered = (call: Call) => {
  const id = idOf(call)
  if (id !== undefined) write(read().filter((each) => each !== id))
}

/** Whether an earlier try was sent and not answered: the server may have created it then, as it was at that time. */
export const wasSentBefore = (call: Call): boolean => {
  const id = idOf(call)
  return id !== undefined && read().includes(id)
}

const entity = z.looseObject({ id: z.string(), revision: z.int() })

/**
 * The update that a repeated creation needs: the server answers it with what the first try created, and changes nothing.
 * Null when that has all that is sent now.
 */
export const missedUpdate = (call: Call, answer: unknown): Call | null => {
  const area = offlineEntityOf(call.path)
  const created = entity.safeParse(answer).data
  if (!isCreate(call.path) || area === undefined || created === undefined) return null
  const { id: _id, ...missed } = withoutUnchangedFields(call, created)
  if (Object.values(missed).every((value) => value === undefined)) return null
  return {
    path: `${area}.update`,
    input: { [OFFLINE_ENTITIES[area]]: created.id, revision: created.revision, ...missed },
  }
}
