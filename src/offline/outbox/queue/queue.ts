import {
  entitiesOf,
  type Failure,
  fieldsOf,
  idsIn,
  isCreate,
  isUpdate,
  type NewChange,
  type OutboxChange,
} from '#src/offline/outbox/queue/change.ts'

const FIRST_MS = 2000
const LONGEST_MS = 5 * 60_000

/** How long to wait after so many tries: twice as long each time, up to a limit. */
export const retryDelayAfter = (attempts: number): number =>
  Math.min(FIRST_MS * 2 ** Math.max(0, attempts - 1), LONGEST_MS)

/** All queued changes of this browser in the order they were made, and the ids of files uploaded for them. */
export type Queue = { changes: readonly OutboxChange[]; files: Readonly<Record<string, ArrivedFile>> }
/** A change is sent only by the user who made it, and only to the organization they made it in. */
export type Owner = Pick<OutboxChange, 'userId' | 'organizationId'>
export type ArrivedFile = { fileId: string; at: number }
export const EMPTY: Queue = { changes: [], files: {} }

/** The outcome of a try. `LATER`: no answer, or not now; `sent` is whether the call itself was sent. */
export type Outcome = { kind: 'DONE' } | { kind: 'LATER'; sent: boolean } | { kind: 'REFUSED'; failure: Failure }

const share = (a: readonly string[], b: readonly string[]) => a.some((id) => b.includes(id))
const without = (queue: Queue, gone: (change: OutboxChange) => boolean): Queue => ({
  ...queue,
  changes: queue.changes.filter((change) => !gone(change)),
})
const replace = (queue: Queue, id: string, next: (change: OutboxChange) => OutboxChange): Queue => ({
  ...queue,
  changes: queue.changes.map((change) => (change.id === id ? next(change) : change)),
})
export const isOf = ({ userId, organizationId }: Owner, change: Owner) =>
  change.userId === userId && change.organizationId === organizationId
/** Of the same owner and the same entities. */
export const isBefore = (each: OutboxChange, change: OutboxChange) =>
  isOf(change, each) && share(each.entities, change.entities)
export const isEdit = ({ path }: OutboxChange) => isCreate(path) || isUpdate(path)

/** A new edit of a refused entity is sent in one with all changes queued behind the refused one. */
const repairRefused = (queue: Queue, change: OutboxChange): Queue | null => {
  const isOfIt = (each: OutboxChange) => isEdit(each) && isBefore(each, change)
  const [first, ...later] = queue.changes.filter(isOfIt)
  if (first === undefined || first.failure === null || !isUpdate(change.path)) return null
  const fields = Object.assign({}, ...[...later, change].map(fieldsOf))
  return replace(
    without(queue, (each) => later.includes(each)),
    first.id,
    (old) => ({
      ...old,
      input: { ...old.input, ...fields },
      optimistic: Object.assign({}, ...[old, ...later, change].map(({ optimistic }) => optimistic)),
      title: change.title,
      failure: null,
      notBefore: 0,
    }),
  )
}

/** Adds a change; one that is in the queue already is not added again. */
export const added = (queue: Queue, change: NewChange): Queue => {
  if (queue.changes.some(({ id }) => id === change.id)) return queue
  const entities = entitiesOf(change.path, change.input)
  const waiting = { organizationName: '', ...change, entities, attempts: 0, notBefore: 0, edition: 1, failure: null }
  return repairRefused(queue, waiting) ?? { ...queue, changes: [...queue.changes, waiting] }
}

/**
 * What has to be sent before it: earlier changes of the same entities or of those that it names. What it names may also
 * have been made after it, when it was repaired since.
 */
export const blockersOf = ({ changes }: Queue, change: OutboxChange): OutboxChange[] => {
  const named = idsIn(change.input)
  const index = changes.indexOf(change)
  return changes.filter(
    (each, at) =>
      each !== change &&
      isOf(change, each) &&
      (at < index || isCreate(each.path)) &&
      (share(each.entities, named) || (at < index && share(each.entities, change.entities))),
  )
}

const sendable = (queue: Queue, userId: string): OutboxChange[] =>
  queue.changes.filter(
    (change) => change.userId === userId && change.failure === null && blockersOf(queue, change).length === 0,
  )

/** The first change of this user, in whichever organization, that may be sent now. */
export const nextOf = (queue: Queue, userId: string, now: number): OutboxChange | undefined =>
  sendable(queue, userId).find(({ notBefore }) => notBefore <= now)

/** When the next change may be tried again, or null while there is none, or none that the person need not help first. */
export const nextTime = (queue: Queue, userId: string): number | null => {
  const times = sendable(queue, userId).map(({ notBefore }) => notBefore)
  return times.length === 0 ? null : Math.min(...times)
}

/** Marks a change as possibly sent before it is sent: a tab that dies meanwhile cannot. */
export const claimed = (queue: Queue, id: string): Queue =>
  replace(queue, id, (change) => ({ ...change, attempts: change.attempts + 1, uncertain: true }))

/** `before` is the change as it was when it was taken up. */
export const settled = (queue: Queue, before: OutboxChange, outcome: Outcome, now: number): Queue => {
  const { id, uncertain } = before
  if (outcome.kind === 'DONE') return without(queue, (change) => change.id === id)
  if (outcome.kind === 'REFUSED')
    return replace(queue, id, (change) => ({
      ...change,
      edition: change.edition + 1,
      failure: outcome.failure,
      uncertain: false,
    }))
  return replace(queue, id, (change) => ({
    ...change,
    uncertain: outcome.sent || uncertain,
    notBefore: now + retryDelayAfter(change.attempts),
  }))
}

/** Retries at once: one that was set aside, or without an id all that have a later time. */
export const retried = (queue: Queue, id?: string): Queue => ({
  ...queue,
  changes: queue.changes.map((change) => {
    if (id === undefined) return { ...change, notBefore: 0 }
    return change.id === id ? { ...change, failure: null, attempts: 0, notBefore: 0 } : change
  }),
})

export const arrived = (queue: Queue, pendingId: string, file: ArrivedFile): Queue => ({
  ...queue,
  files: { ...queue.files, [pendingId]: file },
})

/** Replaces the ids of pending files by those that the upload service gave them. */
export const withUploadedFileIds = (value: unknown, files: Queue['files']): unknown => {
  if (typeof value === 'string') return files[value]?.fileId ?? value
  if (Array.isArray(value)) return value.map((each) => withUploadedFileIds(each, files))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withUploadedFileIds(each, files)]))
}
