import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { seedOfSize } from '#mocks/db/seed/large/catalogue.ts'
import { openEmbedded } from '../../server/database/connect.ts'
import { migrate } from '../../server/database/migrate.ts'
import { fillDatabase } from '../../server/database/sql-database.ts'
import { withoutIndexes } from '../../server/database/without-indexes.ts'
import { forServer } from './fill.ts'

/** The embedded database is for trying: nobody gives it what a distributor has. */
export const TENTH = { labels: 100, artists: 1000, releases: 10_000, assets: 50_000 }

/** Makes the embedded database anew and fills it. */
export const fillEmbedded = async (folder: string): Promise<void> => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { kysely, close } = await openEmbedded(join(folder, 'database'))
  await migrate(kysely)
  const catalogue = await forServer(seedOfSize(new Date(), TENTH))
  await withoutIndexes(kysely, () => fillDatabase(kysely, catalogue))
  await close()
}
