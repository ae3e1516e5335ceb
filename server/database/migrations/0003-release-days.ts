import { type Kysely, sql } from 'kysely'
import type { Stored } from '../sql-table.ts'

/** On which days a release comes out: its own date, and those of stores and territories that get it. */
const DAYS = sql`select distinct day from (
  select stored.row ->> 'consumerReleaseDate' as day
  union all
  select own ->> 'date' from jsonb_array_elements(stored.row -> 'storeDates') own
    where stored.row -> 'distributionProviders' ? (own ->> 'storeId')
  union all
  select own ->> 'date' from jsonb_array_elements(stored.row -> 'territoryDates') own
    where stored.row -> 'territories' ?| array[own ->> 'territory', 'WORLD']
) dated where day is not null`

export const up = async (database: Kysely<Stored>): Promise<void> => {
  await sql`alter table releases_search add column list_days text[] collate "C" not null default '{}'`.execute(database)
  await sql`update releases_search set list_days = array(${DAYS})
    from releases stored where stored.id = releases_search.id`.execute(database)
  await sql`alter table releases_search alter column list_days drop default`.execute(database)
  await sql`create index releases_list_days on releases_search using gin (list_days) with (fastupdate = off)`.execute(
    database,
  )
}
