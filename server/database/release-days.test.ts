import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from '#src/contract/zod.ts'
import { releaseDays } from '#src/domain/release/own-dates.ts'
import { openEmptyDatabase } from '../testing/empty-database.ts'
import { migrate } from './migrate.ts'

const found = z.array(z.object({ id: z.string(), days: z.array(z.string()) }))
const own = {
  consumerReleaseDate: '2026-12-25',
  distributionProviders: ['beatport', 'spotify'],
  territories: ['IT', 'JP'],
  storeDates: [
    { storeId: 'beatport', date: '2026-12-11' },
    { storeId: 'tidal', date: '2026-12-01' },
  ],
  territoryDates: [
    { territory: 'JP', date: '2026-12-11' },
    { territory: 'US', date: '2026-12-02' },
  ],
}
const RELEASES = [own, { ...own, territories: ['WORLD'] }, { ...own, consumerReleaseDate: null, storeDates: [] }]

test('when releases were stored before their days were, then a migration works them out as the backend does', async () => {
  const { kysely, close } = await openEmptyDatabase()
  try {
    await migrate(kysely, { version: '0002-limits' })
    for (const [index, row] of RELEASES.entries()) {
      await sql`insert into releases (id, row) values (${String(index)}, ${JSON.stringify(row)}::jsonb)`.execute(kysely)
      await sql`insert into releases_search (id, organization_id, created_at, updated_at, list_credited, list_tracks, words, found_words)
        values (${String(index)}, '', '', '', '{}', '{}', '', '')`.execute(kysely)
    }
    // Rows of an early version know no own dates.
    await sql`update releases set row = row - 'storeDates' where id = '2'`.execute(kysely)
    await migrate(kysely)
    const { rows } = await sql`select id, list_days as days from releases_search order by id`.execute(kysely)
    const days = found.parse(rows).map((each) => each.days.toSorted())
    expect(days).toEqual(RELEASES.map(releaseDays))
  } finally {
    await close()
  }
}, 120_000)
