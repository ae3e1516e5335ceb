import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { TABLE_NAMES, tables } from '#backend/tables/tables.ts'
import { z } from '#src/contract/zod.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { diskFiles } from '../ports/disk-files.ts'
import { openEmptyDatabase } from '../testing/empty-database.ts'
import { MIGRATIONS } from './migrate.ts'
import { columnName } from './stored-columns.ts'

const FOLDER = join(import.meta.dirname, 'versions')
/** On a machine that is busy, too. */
const RESTORES_MS = 180_000
const NAMES = Object.keys(MIGRATIONS)
const pathOf = (version: string) => join(FOLDER, `${version}.tar`)
const found = z.array(z.object({ row: z.unknown() }))

test('when a migration follows another, then what servers stored with that one stays: see write-version.ts', () => {
  expect(NAMES.slice(0, -1).filter((version) => !existsSync(pathOf(version)))).toEqual([])
})

test.each(NAMES.filter((version) => existsSync(pathOf(version))))(
  'when a database of %s is brought up to date, then its rows can be read',
  async (version) => {
    const opened = await openEmptyDatabase()
    try {
      const { rows: restored } = await restoreBackup(
        { kysely: opened.kysely, files: diskFiles(FOLDER) },
        pathOf(version),
      )
      let rows = 0
      for (const name of TABLE_NAMES) {
        const stored = await sql`select row from ${sql.table(columnName(name))}`.execute(opened.kysely)
        for (const { row } of found.parse(stored.rows)) {
          expect({ name, problem: tables[name].schema.safeParse(row).error?.issues }).toEqual({ name })
          rows += 1
        }
      }
      expect(rows).toBeGreaterThan(TABLE_NAMES.length)
      expect(restored).toBeGreaterThanOrEqual(rows)
    } finally {
      await opened.close()
    }
  },
  RESTORES_MS,
)
