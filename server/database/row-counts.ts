import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Stored } from './sql-table.ts'

/** How many rows each organization has in the tables that lists show: half a million need not be counted for each page. */
export const createRowCounts = async (database: Kysely<Stored>): Promise<void> => {
  // A line for each change instead of a number that is raised: two who create something do not wait for each other.
  await sql`create table row_counts (
    table_name text collate "C" not null, owner text collate "C" not null, rows bigint not null)`.execute(database)
  await sql`create index row_counts_of on row_counts (table_name, owner) include (rows)`.execute(database)
  await sql`create or replace function note_row_count() returns trigger language plpgsql as $$
    begin
      if tg_argv[0] = '' then
        if tg_op = 'INSERT' then
          insert into row_counts select tg_table_name, '', count(*) from changed having count(*) > 0;
        else
          insert into row_counts select tg_table_name, '', -count(*) from changed having count(*) > 0;
        end if;
      elsif tg_op = 'INSERT' then
        insert into row_counts select tg_table_name, organization_id, count(*) from changed group by organization_id;
      else
        insert into row_counts select tg_table_name, organization_id, -count(*) from changed group by organization_id;
      end if;
      return null;
    end $$`.execute(database)
}

/** Counts the rows of a table from now on, by the column of their owner where they have one. */
export const countRows = async (database: Kysely<Stored>, table: string, owner: string | null): Promise<void> => {
  const note = sql`execute function note_row_count(${sql.lit(owner ?? '')})`
  const trigger = (event: string, how: RawBuilder<unknown>) =>
    sql`create trigger ${sql.ref(`count_${event}`)} after ${sql.raw(event)} on ${sql.table(table)} ${how} ${note}`.execute(
      database,
    )
  await trigger('insert', sql`referencing new table as changed for each statement`)
  await trigger('delete', sql`referencing old table as changed for each statement`)
}

/** The number of rows of a table, of one owner or of all. */
export const rowCount = (table: string, owner: RawBuilder<unknown> | null): RawBuilder<unknown> =>
  sql`select coalesce(sum(rows), 0) as count from row_counts where table_name = ${sql.lit(table)}${owner === null ? sql`` : sql` and owner = ${owner}`}`

/** Writes one line for what many have become. Whoever counts meanwhile sees either. */
export const sumRowCounts = async (database: Kysely<Stored>): Promise<void> => {
  await sql`with gone as (delete from row_counts returning table_name, owner, rows)
    insert into row_counts select table_name, owner, sum(rows) from gone group by table_name, owner`.execute(database)
}
