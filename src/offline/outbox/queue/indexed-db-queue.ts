import { update } from 'idb-keyval'
import { z } from '#src/contract/zod.ts'
import { outboxChange } from '#src/offline/outbox/queue/change.ts'
import { EMPTY, type Queue } from '#src/offline/outbox/queue/queue.ts'
import { idbStoreWithTimeout } from '#src/offline/storage/idb-store-with-timeout.ts'
import { NewerVersionError } from '#src/offline/storage/storage-health.ts'

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
