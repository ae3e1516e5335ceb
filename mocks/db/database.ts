import type { Database } from '#backend/ports.ts'
import type { Catalogue } from '#backend/tables/tables.ts'
import type { Lock } from '#mocks/db/lock.ts'
import { type BlobStore, head as headSchema, type Head, type Storage, type Unreadable } from '#mocks/db/storage.ts'
import { createTables } from '#mocks/db/tables.ts'

/** The tables in the page: what changed since the seed outlives it. */
export type MemoryDatabase = Database & {
  reset: () => Promise<void>
  blobs: BlobStore
  /** How many rows of each table could not be read and were set aside since the database was opened. */
  setAside: ReadonlyMap<string, number>
}
type Options = { storage: Storage; lock: Lock; seed: (now: Date) => Catalogue; now: () => Date }

const HEAD = 'head'

/** Opens the catalogue: the seed as of the first write, and over it everything that was changed since. */
export const openDatabase = async ({ storage, lock, seed, now }: Options): Promise<MemoryDatabase> => {
  const { tables, readTables, rebase, restore, pending, commit: commitTables, discard } = createTables()
  const setAside = new Map<string, number>()
  let seen: Head | undefined

  const putAside = async (unreadable: readonly Unreadable[], head: Head) => {
    if (unreadable.length === 0) return
    for (const { table } of unreadable) setAside.set(table, (setAside.get(table) ?? 0) + 1)
    try {
      await storage.setAside(unreadable, head, now())
    } catch {
      // Without room to move them they stay where they are, and are left out the next time too.
    }
  }
  const load = async (head: Head) => {
    rebase(seed(new Date(head.seededAt)))
    const unreadable = head.version > 0 ? restore(await storage.changes()) : []
    seen = head
    await putAside(unreadable, head)
  }
  const readHead = async (): Promise<Head> => {
    const stored = await storage.head()
    const { data } = headSchema.safeParse(stored)
    if (data !== undefined) return data
    const seededAt = seen?.seededAt ?? now().toISOString()
    if (stored === undefined) return { seededAt, version: 0 }
    // Only the day of the seed is lost with it. The changes are still there.
    const next = { seededAt, version: (seen?.version ?? 0) + 1 }
    await putAside([{ key: HEAD, table: HEAD, id: HEAD, row: stored }], next)
    return next
  }
  const catchUp = async () => {
    const head = await readHead()
    if (seen?.version !== head.version || seen.seededAt !== head.seededAt) await load(head)
    return head
  }
  // Those who read at the same time follow the other tabs one after another.
  let following: Promise<unknown> = Promise.resolve()
  const follow = (): Promise<Head> => {
    const followed = following.then(catchUp)
    // The caller gets the error; the next reader follows all the same.
    following = followed.catch(() => undefined)
    return followed
  }
  const commit = async (head: Head) => {
    const changes = pending()
    if (changes.length === 0) return
    const next = { ...head, version: head.version + 1 }
    await storage.commit(next, changes)
    commitTables()
    seen = next
  }
  await lock('exclusive', follow)
  return {
    setAside,
    blobs: storage.blobs,
    read: (work) =>
      lock('shared', async () => {
        await follow()
        return work(readTables)
      }),
    write: (work) =>
      lock('exclusive', async () => {
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
      lock('exclusive', async () => {
        const head = await follow()
        const next = { seededAt: now().toISOString(), version: head.version + 1 }
        await storage.clear(next)
        await load(next)
      }),
  }
}
