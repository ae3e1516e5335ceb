import { update } from 'idb-keyval'
import { createStore } from 'zustand/vanilla'
import { api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import { session } from '#src/auth/session/session.ts'
import { z } from '#src/contract/zod.ts'
import { outboxChange } from '#src/offline/outbox/queue/change.ts'
import { setOutboxFlag } from '#src/offline/outbox/queue/outbox-state.ts'
import { EMPTY, type Owner, type Queue } from '#src/offline/outbox/queue/queue.ts'
import type { SignedIn } from '#src/offline/outbox/sending/send-loop.ts'
import { idbStoreWithTimeout } from '#src/offline/storage/idb-store-with-timeout.ts'
import { NewerVersionError } from '#src/offline/storage/storage-health.ts'
import { hideToast } from '#src/ui/toast.tsx'

/** Where the queue lies; each change of it is one transaction, whichever tab makes it. */
export type QueueStore = { change: (next: (queue: Queue) => Queue) => Promise<Queue> }

const KEY = 'queue'
const SET_ASIDE = 'set-aside'
const VERSION = 1
const queueRow = z.object({
  version: z.literal(VERSION),
  changes: z.array(z.unknown()),
  files: z.record(z.string(), z.object({ fileId: z.string(), at: z.number() })),
})

const versioned = z.looseObject({ version: z.number() })
const isNewer = (found: unknown) => (versioned.safeParse(found).data?.version ?? 0) > VERSION

/** Reads what can be read; the rest is stored apart, where it can still be repaired. */
const read = (found: unknown): { queue: Queue; damaged: unknown[] } => {
  if (found === undefined) return { queue: EMPTY, damaged: [] }
  const { data } = queueRow.safeParse(found)
  if (data === undefined) return { queue: EMPTY, damaged: [found] }
  const changes = data.changes.map((change) => ({ change, parsed: outboxChange.safeParse(change) }))
  return {
    queue: { files: data.files, changes: changes.flatMap(({ parsed }) => (parsed.success ? [parsed.data] : [])) },
    damaged: changes.flatMap(({ change, parsed }) => (parsed.success ? [] : [change])),
  }
}

export const indexedDbQueue = (): QueueStore => {
  const store = idbStoreWithTimeout('liner-outbox', 'queue')
  const storeDamaged = (damaged: unknown[]) =>
    update<unknown[]>(SET_ASIDE, (before = []) => [...before, ...damaged], store)
  return {
    change: async (next) => {
      let queue = EMPTY
      let damaged: unknown[] = []
      await update<unknown>(
        KEY,
        (found) => {
          // Thrown before anything is written: the transaction ends without a change.
          if (isNewer(found)) throw new NewerVersionError()
          const readable = read(found)
          damaged = readable.damaged
          queue = next(readable.queue)
          return { version: VERSION, ...queue }
        },
        store,
      )
      if (damaged.length > 0) await storeDamaged(damaged)
      return queue
    },
  }
}

/** What one of the user's own organizations is called; empty where that was never read. */
export const organizationNameOf = (organizationId: string | null): string => {
  const own = queryClient.getQueryData(api.organizations.own.queryKey()) ?? []
  return own.find(({ id }) => id === organizationId)?.name ?? ''
}

const stored = indexedDbQueue()

/** The queue as this tab last saw it. */
export const sharedQueue = createStore<Queue>(() => EMPTY)

let tokenSince = 0
let known: SignedIn | null = null
session.subscribe((now, before) => {
  if (now.jwt !== before.jwt) tokenSince = Date.now()
})

/**
 * The signed-in user; null while unknown. A user read before the present token may be another one, and
 * one who was read with it stays known while another organization is read.
 */
export const signedIn = (): SignedIn | null => {
  const { jwt } = session.getState()
  if (jwt === null || known?.jwt === jwt) return jwt === null ? null : known
  const { data, dataUpdatedAt = 0 } = queryClient.getQueryState(api.auth.user.queryKey()) ?? {}
  if (data === undefined || dataUpdatedAt < tokenSince) return null
  known = { userId: data.id, jwt }
  return known
}

/** The signed-in user in the chosen organization. */
export const currentOwner = (): Owner | null => {
  const user = signedIn()
  return user === null ? null : { userId: user.userId, organizationId: session.getState().organizationId }
}

/** One transaction on the queue; it notifies the other tabs when it made a difference. */
export const changeQueue = async (next: (queue: Queue) => Queue): Promise<Queue> => {
  let isChanged = false
  const queue = await stored.change((before) => {
    const after = next(before)
    isChanged = after !== before
    return after
  })
  if (isChanged) setOutboxFlag(queue.changes.length > 0)
  sharedQueue.setState(queue, true)
  return queue
}

const discardedIds = new Set<string>()
/** Whether a change was discarded in this tab: it is gone from the queue, and was not sent. */
export const isDiscarded = (id: string) => discardedIds.has(id)
/** Whether the last queued change was sent. */
export const lastWasSent = createStore<boolean>(() => true)

/** The id of the toast that says that a change is stored on this device until it can be sent. */
export const QUEUED_TOAST = 'queued'

/** Changes the queue as the person decided. */
export const decide = async (next: (queue: Queue) => Queue): Promise<Queue> => {
  const queue = await changeQueue((before) => {
    const after = next(before)
    for (const { id } of before.changes) if (after.changes.every((change) => change.id !== id)) discardedIds.add(id)
    return after
  })
  if (ownChanges(queue).length === 0) void hideToast(QUEUED_TOAST)
  return queue
}

export const readQueue = (): Promise<Queue> => changeQueue((queue) => queue)

/** The queued changes of the signed-in user, in all organizations. */
export const ownChanges = ({ changes }: Queue) => {
  const user = signedIn()
  return user === null ? [] : changes.filter(({ userId }) => userId === user.userId)
}
