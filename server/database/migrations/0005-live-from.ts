import { type Kysely, sql } from 'kysely'
import type { Stored } from '../sql-table.ts'

/** Submissions say from which day on a store has the release out. What was approved before does not. */
export const up = async (database: Kysely<Stored>): Promise<void> => {
  await sql`alter table submissions_search add column live_from text collate "C"`.execute(database)
  // What statuses ask of the submissions of a release is in the index itself.
  await sql`drop index submissions_release_id`.execute(database)
  await sql`create index submissions_release_id on submissions_search (release_id, created_at desc, id desc)
    include (status, delivery, takedown_on, live_from)`.execute(database)
}
