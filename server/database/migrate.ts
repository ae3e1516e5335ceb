import { type Migration, Migrator } from 'kysely/migration'
import { up as createRowTables } from './migrations/0001-row-tables.ts'
import { up as createLimits } from './migrations/0002-limits.ts'
import { up as createReleaseDays } from './migrations/0003-release-days.ts'
import { up as noteSubmissions } from './migrations/0004-submissions.ts'
import { up as noteLiveDays } from './migrations/0005-live-from.ts'
import { up as narrowIndexes } from './migrations/0006-narrow-indexes.ts'
import { up as noteBandMembers } from './migrations/0007-band-members.ts'
import { up as createIsrcSequences } from './migrations/0008-isrc-sequences.ts'
import { up as noteLatestSubmissions } from './migrations/0009-latest-submissions.ts'
import { sumRowCounts } from './row-counts.ts'
import type { Connection } from './sql-table.ts'

/** In this order, forward only: one that was published never changes. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-row-tables': { up: createRowTables },
  '0002-limits': { up: createLimits },
  '0003-release-days': { up: createReleaseDays },
  '0004-submissions': { up: noteSubmissions },
  '0005-live-from': { up: noteLiveDays },
  '0006-narrow-indexes': { up: narrowIndexes },
  '0007-band-members': { up: noteBandMembers },
  '0008-isrc-sequences': { up: createIsrcSequences },
  '0009-latest-submissions': { up: noteLatestSubmissions },
}

type Options = {
  /** The last migration to run; the newest, where none is named. */
  version?: string
  migrations?: Readonly<Record<string, Migration>>
}

/**
 * Brings the database to a version; all of it or, where a migration fails, nothing. Kysely takes an advisory lock first:
 * of servers that start at once one migrates, and the others wait for it.
 */
export const migrate = async (
  database: Connection,
  { version, migrations = MIGRATIONS }: Options = {},
): Promise<void> => {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } })
  const { error, results = [] } =
    version === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(version)
  if (error === undefined) return sumRowCounts(database)
  const failed = results.find(({ status }) => status === 'Error')
  const reason = error instanceof Error ? error.message : 'unknown'
  throw new Error(
    failed === undefined ? reason : `Migration ${failed.migrationName} failed, and nothing of it is left: ${reason}`,
    { cause: error },
  )
}
