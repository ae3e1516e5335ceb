import type { Kysely } from 'kysely'
import type { FileRow } from '#backend/tables/files.ts'
import type { Catalogue } from '#backend/tables/tables.ts'
import { DEMO_PASSWORD } from '#mocks/db/seed/accounts.ts'
import { seedCatalogue } from '#mocks/db/seed/catalogue.ts'
import { readFileBytes } from '#mocks/file-bytes.ts'
import type { Opened } from './database/connect.ts'
import { fillDatabase } from './database/sql-database.ts'
import type { Stored } from './database/sql-table.ts'
import { piecesOf } from './http/streams.ts'
import type { DiskFiles } from './ports/disk-files.ts'
import { passwords } from './ports/passwords.ts'

const NO_BLOBS = { get: async () => undefined, put: async () => undefined }

/** The demo's catalogue as a server stores it: passwords as hashes, and nobody is signed in. */
const demoCatalogue = async (now: Date): Promise<Catalogue> => {
  const catalogue = seedCatalogue(now)
  const password = await passwords.hash(DEMO_PASSWORD)
  const users = catalogue.users.map((user) => (user.password === '' ? user : { ...user, password }))
  return { ...catalogue, users, tokens: [], codes: [] }
}

/** Writes a file of the demo that is drawn or played by code; nothing of any other. */
export const makeDemoFile = async (file: FileRow, files: DiskFiles): Promise<void> => {
  const made = await readFileBytes(file, NO_BLOBS)
  if (made !== undefined) await files.put(file.id, piecesOf(made.stream()))
}

/** Fills an empty database with the demo's catalogue. Its pictures and sounds are made when they are first asked for. */
export const fillWithDemo = async (kysely: Kysely<Stored>, now: Date): Promise<void> =>
  fillDatabase(kysely, await demoCatalogue(now))

/** Fills a database that has neither people nor stores, and changes no other; whether it was filled. */
export const fillIfEmpty = async (
  { kysely, database }: Pick<Opened, 'kysely' | 'database'>,
  now: Date,
): Promise<boolean> => {
  const found = await database.read(async ({ users, stores }) => (await users.count({})) + (await stores.count({})))
  if (found > 0) return false
  await fillWithDemo(kysely, now)
  return true
}
