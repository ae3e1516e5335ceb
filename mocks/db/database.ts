import type { Lock } from '#mocks/db/lock.ts'
import type { Catalogue } from '#mocks/db/rows.ts'
import type { BlobStore, Head, Storage } from '#mocks/db/storage.ts'
import { createTables, type Tables } from '#mocks/db/tables.ts'

export type Database = {
  /** Work has the tables to itself; what it wrote is kept when it succeeds and forgotten when it throws. */
  transaction: <T>(work: (tables: Tables) => Promise<T>) => Promise<T>
  reset: () => Promise<void>
  blobs: BlobStore
  /** What was stored could not be understood, was set aside, and the catalogue started afresh. */
  recovered: boolean
}
type Options = { storage: Storage; lock: Lock; seed: (now: Date) => Catalogue; now: () => Date }

/** Opens the catalogue: the seed as of the first write, and over it everything that was changed since. */
export const openDatabase = async ({ storage, lock, seed, now }: Options): Promise<Database> => {
  const { tables, rebase, restore, pending, keep, discard } = createTables()
  let seen: Head | undefined

  const load = async (head: Head) => {
    rebase(seed(new Date(head.seededAt)))
    if (head.version > 0) restore(await storage.changes())
    seen = head
  }
  const follow = async () => {
    const head = (await storage.head()) ?? { seededAt: seen?.seededAt ?? now().toISOString(), version: 0 }
    if (seen?.version !== head.version || seen.seededAt !== head.seededAt) await load(head)
    return head
  }
  const commit = async (head: Head) => {
    const changes = pending()
    if (changes.length === 0) return
    const next = { ...head, version: head.version + 1 }
    await storage.commit(next, changes)
    keep()
    seen = next
  }
  const recover = async () => {
    try {
      await follow()
      return false
    } catch {
      await storage.setAside()
      await follow()
      return true
    }
  }

  const recovered = await lock(recover)
  return {
    recovered,
    blobs: storage.blobs,
    transaction: (work) =>
      lock(async () => {
        const head = await follow()
        try {
          const result = await work(tables)
          await commit(head)
          return result
        } finally {
          discard()
        }
      }),
    reset: () =>
      lock(async () => {
        const head = await follow()
        const next = { seededAt: now().toISOString(), version: head.version + 1 }
        await storage.clear(next)
        await load(next)
      }),
  }
}
