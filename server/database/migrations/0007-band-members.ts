import { type Kysely, sql } from 'kysely'
import type { Stored } from '../sql-table.ts'

/** Artists of several people are found as such by each of them, as `memberKey` names them. */
export const up = async (database: Kysely<Stored>): Promise<void> => {
  await sql`update artists_search
    set list_people = list_people || array(select 'member ' || person from unnest(list_people) person)
    where cardinality(list_people) > 1`.execute(database)
}
