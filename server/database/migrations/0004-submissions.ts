import { type Kysely, sql } from 'kysely'
import { countRows } from '../row-counts.ts'
import type { Stored } from '../sql-table.ts'

/**
 * Releases say whether they were ever submitted, since drafts are looked for among all of them. It is kept by the database
 * itself, whoever writes submissions.
 */
const noteSubmissions = async (database: Kysely<Stored>): Promise<void> => {
  await sql`alter table releases_search add column has_submissions boolean not null default false`.execute(database)
  await sql`update releases_search r set has_submissions = true
    where exists (select from submissions_search s where s.release_id = r.id)`.execute(database)
  await sql`create index releases_drafts on releases_search (consumer_release_date) where not has_submissions`.execute(
    database,
  )
  await sql`create index releases_own_drafts on releases_search (organization_id, consumer_release_date)
    where not has_submissions`.execute(database)
  await sql`create function note_submissions() returns trigger language plpgsql as $$
    begin
      if tg_op in ('INSERT', 'UPDATE') then
        update releases_search r set has_submissions = true
          where r.id in (select release_id from changed) and not r.has_submissions;
      end if;
      if tg_op in ('DELETE', 'UPDATE') then
        update releases_search r set has_submissions = false
          where r.id in (select release_id from gone) and r.has_submissions
            and not exists (select from submissions_search s where s.release_id = r.id);
      end if;
      return null;
    end $$`.execute(database)
  const trigger = (event: string, referencing: string) =>
    sql
      .raw(
        `create trigger note_${event} after ${event} on submissions_search referencing ${referencing}
          for each statement execute function note_submissions()`,
      )
      .execute(database)
  await trigger('insert', 'new table as changed')
  await trigger('delete', 'old table as gone')
  await trigger('update', 'old table as gone new table as changed')
  // Of a release that comes after its submissions.
  await sql`create function find_submissions() returns trigger language plpgsql as $$
    begin
      new.has_submissions := exists (select from submissions_search s where s.release_id = new.id);
      return new;
    end $$`.execute(database)
  await sql`create trigger find_submissions before insert on releases_search
    for each row execute function find_submissions()`.execute(database)
}

export const up = async (database: Kysely<Stored>): Promise<void> => {
  await sql`alter table submissions_search add column takedown_on text collate "C"`.execute(database)
  await sql`update submissions_search s set takedown_on = row ->> 'takedownOn' from submissions r
    where r.id = s.id and jsonb_typeof(row -> 'takedownOn') = 'string'`.execute(database)
  // What stages ask of the submissions of a release is in the index itself.
  await sql`drop index submissions_release_id`.execute(database)
  await sql`create index submissions_release_id on submissions_search (release_id, created_at desc, id desc)
    include (status, delivery, takedown_on)`.execute(database)
  await sql`insert into row_counts select 'submissions_search', '', count(*) from submissions_search
    having count(*) > 0`.execute(database)
  await countRows(database, 'submissions_search', null)
  await noteSubmissions(database)
}
