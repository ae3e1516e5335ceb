import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { link, open, rm } from 'node:fs/promises'
import { sql, type Transaction } from 'kysely'
import { z } from '#src/contract/zod.ts'
import type { Stored } from '../database/sql-table.ts'
import type { Storage } from '../host.ts'
import { type OpenFile, writeStream } from '../ports/write-stream.ts'
import { type BackupEnd, END, fileLine, fileName, rowsName, START } from './backup-format.ts'
import { isDerived, readTables, readVersion, type StoredTable } from './stored-tables.ts'
import { type Entry, writeTar } from './tar.ts'

const ROWS_AT_ONCE = 1000
const line = z.object({ line: z.string() })
const identified = z.object({ id: z.string() })

const entryOf = (name: string, text: string): Entry => {
  const bytes = Buffer.from(text)
  return { name, bytes: bytes.length, pieces: [bytes] }
}

/** Reads a table some rows at a time. */
async function* linesOf({ name, columns }: StoredTable, transaction: Transaction<Stored>) {
  const shown = sql.join(columns.map((column) => sql.ref(column)))
  await sql`declare backup no scroll cursor for
    select row_to_json(t)::text as line from (select ${shown} from ${sql.table(name)}) t`.execute(transaction)
  for (;;) {
    const { rows } = await sql`fetch ${sql.lit(ROWS_AT_ONCE)} from backup`.execute(transaction)
    if (rows.length === 0) break
    yield rows.map((row) => line.parse(row).line)
  }
  await sql`close backup`.execute(transaction)
}

async function* hashed(pieces: AsyncIterable<Buffer>, hash: Hash) {
  for await (const piece of pieces) {
    hash.update(piece)
    yield piece
  }
}

type Snapshot = { kysely: Storage['kysely']; files: Storage['files']; now: Date }

/** All rows as they are at one moment, then the files that they name, while others go on writing. */
async function* entriesOf({ kysely, files, now }: Snapshot, found: BackupEnd): AsyncGenerator<Entry> {
  const hash = createHash('sha256')
  const controlled = await kysely
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  let complete: string[] = []
  try {
    const version = await readVersion(controlled)
    if (version === null) throw new Error('The database has no tables: there is nothing to back up.')
    yield entryOf(START, JSON.stringify({ format: 1, madeAt: now.toISOString(), version }))
    for (const table of (await readTables(controlled)).filter((each) => !isDerived(each))) {
      let part = 0
      for await (const lines of linesOf(table, controlled)) {
        const text = lines.join('\n')
        hash.update(text)
        found.rows += lines.length
        yield entryOf(rowsName(table.name, part), text)
        part += 1
      }
    }
    const { rows } = await sql`select id from files where row ->> 'complete' = 'true'`.execute(controlled)
    complete = rows.map((row) => identified.parse(row).id)
  } finally {
    await controlled.rollback().execute()
  }
  for (const id of complete) {
    const file = await files.find(id)
    // Of the demo there are files that nobody has looked at yet.
    if (file === undefined) continue
    found.files += 1
    const content = createHash('sha256')
    yield { name: fileName(id), bytes: file.bytes, pieces: hashed(createReadStream(file.path), content) }
    hash.update(fileLine(id, content.digest('hex')))
  }
  found.sha256 = hash.digest('hex')
  yield entryOf(END, JSON.stringify(found))
}

/** For its owner alone: hashes of passwords and unreleased music are in it. */
const openPrivate: OpenFile = (path, flags) => open(path, flags, 0o600)

/** Writes all rows and files of a catalogue into one file, which is there once it is whole. */
export const backUp = async ({ kysely, files }: Pick<Storage, 'kysely' | 'files'>, path: string, now: Date) => {
  const found = { rows: 0, files: 0, sha256: '' }
  const part = `${path}.${crypto.randomUUID()}.part`
  try {
    const { bytes } = await writeStream(openPrivate, part, writeTar(entriesOf({ kysely, files, now }, found)))
    // Unlike a rename it replaces nothing.
    await link(part, path)
    return { bytes, rows: found.rows, files: found.files }
  } finally {
    await rm(part, { force: true })
  }
}
