import { type Kysely, sql } from 'kysely'
import { createRowTable } from '../row-table.ts'
import type { Stored } from '../sql-table.ts'

/** The next number belongs to what the codes begin with, the prefix and the year, and no longer to the label of the prefix. */
export const up = async (database: Kysely<Stored>): Promise<void> => {
  await createRowTable(database, { name: 'isrc_sequences' })
  await sql`insert into isrc_sequences (id, row)
    select start, jsonb_build_object('id', start, 'revision', 1, 'createdAt', at, 'updatedAt', at, 'next', next)
    from (
      select
        replace(row ->> 'isrcPrefix', '-', '') || right(row -> 'isrcSequence' ->> 'year', 2) as start,
        row ->> 'updatedAt' as at,
        row -> 'isrcSequence' -> 'next' as next
      from labels
      where jsonb_typeof(row -> 'isrcPrefix') = 'string' and jsonb_typeof(row -> 'isrcSequence') = 'object'
    ) numbered`.execute(database)
  await sql`insert into isrc_sequences_search (id, created_at, updated_at)
    select id, row ->> 'createdAt', row ->> 'updatedAt' from isrc_sequences`.execute(database)
}
