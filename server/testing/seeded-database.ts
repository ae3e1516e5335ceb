import { sql } from 'kysely'
import type { Catalogue } from '#backend/tables/tables.ts'
import type { MemoryDatabase } from '#mocks/db/database.ts'
import { memoryStorage } from '#mocks/db/memory-storage.ts'
import { z } from '#src/contract/zod.ts'
import type { Opened } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { fillDatabase } from '../database/sql-database.ts'

type Seeded = { seed: (now: Date) => Catalogue; now: () => Date }
const named = z.array(z.object({ name: z.string() }))

/** One database for all the tests of a process: before each of them it holds the rows of its seed again. */
export const createSeededDatabase = async (opened: Opened): Promise<(catalogue: Seeded) => Promise<MemoryDatabase>> => {
  const { kysely, database } = opened
  await migrate(kysely)
  const found = await sql`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely_%' order by tablename`.execute(kysely)
  // The database counts rows itself.
  const names = named.parse(found.rows).flatMap(({ name }) => (name === 'row_counts' ? [] : [name]))
  // Rows are copied within the database. To write them anew would take longer than most tests.
  const emptied = [...names, 'row_counts'].map((name) => `delete from public."${name}";`).join('\n')
  const copied = names
    .map((name) => `insert into public."${name}" overriding system value select * from seeded."${name}";`)
    .join('\n')
  await sql
    .raw(`create function empty_tables() returns void language plpgsql as $$ begin ${emptied} end $$`)
    .execute(kysely)

  let held: { seed: Seeded['seed']; at: string } | undefined
  const refill = async (catalogue: Catalogue): Promise<void> => {
    await sql`select empty_tables()`.execute(kysely)
    await fillDatabase(kysely, catalogue)
    await sql`drop schema if exists seeded cascade`.execute(kysely)
    await sql`create schema seeded`.execute(kysely)
    for (const name of names) await sql.raw(`create table seeded."${name}" as table public."${name}"`).execute(kysely)
    await sql
      .raw(
        `create or replace function fill_tables() returns void language plpgsql as $$ begin ${emptied} ${copied} end $$`,
      )
      .execute(kysely)
  }
  const fill = async ({ seed, now }: Seeded): Promise<void> => {
    const at = now().toISOString()
    if (held?.seed === seed && held.at === at) {
      await sql`select fill_tables()`.execute(kysely)
      return
    }
    await refill(seed(now()))
    held = { seed, at }
  }
  return async (catalogue) => {
    await fill(catalogue)
    return {
      // A test may replace what it is given.
      ...database,
      setAside: new Map(),
      blobs: memoryStorage().blobs,
      reset: () => fill(catalogue),
    }
  }
}
