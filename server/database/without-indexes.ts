import { type Kysely, sql } from 'kysely'
import { z } from '#src/contract/zod.ts'
import type { Stored } from './sql-table.ts'

const definitions = z.array(z.object({ name: z.string(), definition: z.string() }))

/** Fills tables while they have no indexes but those of their ids: to make an index of many rows is far quicker than to keep it. */
export const withoutIndexes = async (kysely: Kysely<Stored>, fill: () => Promise<void>): Promise<void> => {
  const { rows } = await sql`select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and indexname not like '%pkey' and tablename like '%\_search'`.execute(kysely)
  const indexes = definitions.parse(rows)
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(kysely)
  try {
    await fill()
  } finally {
    for (const { definition } of indexes) await sql.raw(definition).execute(kysely)
    await sql`vacuum analyze`.execute(kysely)
  }
}
