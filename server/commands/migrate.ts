import { migrate } from '../database/migrate.ts'
import { openStorage } from '../host.ts'
import type { Command } from '../read-command.ts'

/** Brings the database up to date, and ends. */
export const migrateDatabase = async ({ data }: Command): Promise<void> => {
  const { kysely, close } = await openStorage(data)
  try {
    await migrate(kysely)
  } finally {
    await close()
  }
  process.stdout.write('The database is up to date.\n')
}
