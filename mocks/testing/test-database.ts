import type { Catalogue } from '#backend/tables/tables.ts'
import { type MemoryDatabase, openDatabase } from '#mocks/db/database.ts'
import { queueLock } from '#mocks/db/lock.ts'
import { memoryStorage } from '#mocks/db/memory-storage.ts'

type OpenTestDatabase = (catalogue: { seed: (now: Date) => Catalogue; now: () => Date }) => Promise<MemoryDatabase>

const openInMemory: OpenTestDatabase = (catalogue) =>
  openDatabase({ storage: memoryStorage(), lock: queueLock(), ...catalogue })

let open = openInMemory

/** From now on the tests of this process find their rows in another database than the one in memory. */
export const provideTestDatabase = (another: OpenTestDatabase): void => {
  open = another
}

/** The database of one test: the rows of its seed and nothing else. */
export const openTestDatabase: OpenTestDatabase = (catalogue) => open(catalogue)
