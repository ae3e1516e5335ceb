import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { sql, type Transaction } from 'kysely'
import { migrate, MIGRATIONS } from '../database/migrate.ts'
import type { Stored } from '../database/sql-table.ts'
import type { Storage } from '../host.ts'
import { backupEnd, backupStart, END, fileIn, fileLine, START, tableIn } from './backup-format.ts'
import { dropTables, isEmptyDatabase, readTables, readVersion, type StoredTable } from './stored-tables.ts'
import { type Entry, readTar } from './tar.ts'

/** What servers wait for that start meanwhile: it is the lock under which migrations run. */
const MIGRATION_LOCK = '3853314791062309107'

const readText = async ({ pieces }: Entry): Promise<string> => {
  const parts: Uint8Array[] = []
  for await (const piece of pieces) parts.push(piece)
  return Buffer.concat(parts).toString()
}

/** Makes the empty tables that the backup was made of. */
const prepareTables = async (transaction: Transaction<Stored>, version: string): Promise<Map<string, StoredTable>> => {
  if (!Object.hasOwn(MIGRATIONS, version))
    throw new Error(`The backup is of a newer version (${version}). Restore it with that one.`)
  await sql`select pg_advisory_xact_lock(${sql.raw(MIGRATION_LOCK)})`.execute(transaction)
  const present = await readTables(transaction)
  if (!(await isEmptyDatabase(transaction, present)))
    throw new Error('The database is not empty: a backup is restored only where nothing can be lost.')
  if ((await readVersion(transaction)) !== version) {
    await dropTables(transaction, present)
    await migrate(transaction, { version })
  }
  return new Map((await readTables(transaction)).map((table) => [table.name, table]))
}

const putLines = async (transaction: Transaction<Stored>, { name, columns }: StoredTable, lines: readonly string[]) => {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(name)} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${sql.table(name)}, ${`[${lines.join(',')}]`}::json)`.execute(
    transaction,
  )
}

/** The database counts on from the highest number that was restored. */
const setCounters = async (transaction: Transaction<Stored>, { name, counters }: StoredTable) => {
  for (const column of counters)
    await sql`select setval(pg_get_serial_sequence(${name}, ${column}), max(${sql.ref(column)}))
      from ${sql.table(name)} having max(${sql.ref(column)}) is not null`.execute(transaction)
}

type Restored = { rows: number; files: number; madeAt: string }

const restoreEntries = async (
  transaction: Transaction<Stored>,
  files: Storage['files'],
  path: string,
  written: string[],
): Promise<Restored> => {
  const hash = createHash('sha256')
  const restored = { rows: 0, files: 0, madeAt: '' }
  let tables = new Map<string, StoredTable>()
  let isWhole = false
  for await (const entry of readTar(createReadStream(path))) {
    const table = tables.get(tableIn(entry.name) ?? '')
    const file = fileIn(entry.name)
    if (restored.madeAt === '') {
      if (entry.name !== START) throw new Error('This is no backup.')
      const { madeAt, version } = backupStart.parse(JSON.parse(await readText(entry)))
      restored.madeAt = madeAt
      tables = await prepareTables(transaction, version)
    } else if (table !== undefined) {
      const text = await readText(entry)
      hash.update(text)
      const lines = text.split('\n')
      restored.rows += lines.length
      await putLines(transaction, table, lines)
    } else if (file !== undefined) {
      restored.files += 1
      if ((await files.find(file)) === undefined) written.push(file)
      hash.update(fileLine(file, (await files.put(file, toAsync(entry))).sha256))
    } else if (entry.name === END) {
      const end = backupEnd.parse(JSON.parse(await readText(entry)))
      isWhole = end.rows === restored.rows && end.files === restored.files && end.sha256 === hash.digest('hex')
    } else throw new Error(`The backup contains what this version does not know: ${entry.name}.`)
  }
  if (!isWhole) throw new Error('The backup is damaged.')
  for (const table of tables.values()) await setCounters(transaction, table)
  await migrate(transaction)
  return restored
}

async function* toAsync({ pieces }: Entry) {
  yield* pieces
}

/** Fills an empty database and its files from a backup: with all of it, or, where anything fails, with nothing. */
export const restoreBackup = async (
  { kysely, files }: Pick<Storage, 'kysely' | 'files'>,
  path: string,
): Promise<Restored> => {
  const written: string[] = []
  try {
    return await kysely.transaction().execute((transaction) => restoreEntries(transaction, files, path, written))
  } catch (error) {
    for (const id of written) await files.remove(id)
    throw error
  }
}
