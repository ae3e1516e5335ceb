import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Catalogue, TableName } from '#backend/tables/tables.ts'
import { TABLE_NAMES } from '#backend/tables/tables.ts'
import { seedCatalogue } from '#mocks/db/seed/catalogue.ts'
import { backUp } from '../backup/back-up.ts'
import { openEmbedded } from '../database/connect.ts'
import { migrate, MIGRATIONS } from '../database/migrate.ts'
import { fillDatabase } from '../database/sql-database.ts'
import { diskFiles } from '../ports/disk-files.ts'

// Run when a migration is published: what servers stored with it is kept beside it, and every later one is tried on it.
const FOLDER = join(import.meta.dirname, '../database/versions')
const ROWS = 3
const NOW = new Date('2026-03-01T12:00:00Z')

const cut = <Name extends TableName>(catalogue: { [Each in Name]: Catalogue[Each] }, name: Name): void => {
  catalogue[name].length = Math.min(ROWS, catalogue[name].length)
}
const catalogue = seedCatalogue(NOW)
for (const name of TABLE_NAMES) cut(catalogue, name)
const version = process.argv[2] ?? Object.keys(MIGRATIONS).at(-1) ?? ''
const { kysely, close } = await openEmbedded()
await migrate(kysely, { version })
await fillDatabase(kysely, catalogue)
const path = join(FOLDER, `${version}.tar`)
await rm(path, { force: true })
await backUp({ kysely, files: diskFiles(FOLDER) }, path, NOW)
await close()
