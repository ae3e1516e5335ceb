import { type Kysely, sql } from 'kysely'
import type { Stored } from '../sql-table.ts'

/** What statuses and stages ask of a submission, so that an index answers by itself. */
const ASKED = sql`include (release_id, delivery, takedown_on, live_from, kind, is_latest)`
/** Written before requests were recorded. */
const FIRST_KIND = 'INSERT'

/** Submissions say which of a release and a store is the newest: most others are history. */
const noteLatest = async (database: Kysely<Stored>): Promise<void> => {
  await sql`alter table submissions_search add column is_latest boolean not null default true`.execute(database)
  // All at once, and not row by row: a catalogue that is restored has no index yet.
  const renew = (touched: string) => `
    update submissions_search s set is_latest = (s.id = newest.id)
      from (
        select distinct on (release_id, store_id) release_id, store_id, id from submissions_search
          where (release_id, store_id) in (select release_id, store_id from ${touched})
          order by release_id, store_id, created_at desc, id desc
      ) newest
      where newest.release_id = s.release_id and newest.store_id = s.store_id and s.is_latest <> (s.id = newest.id);`
  await sql.raw(renew('submissions_search')).execute(database)
  await sql
    .raw(
      `create function note_latest_submissions() returns trigger language plpgsql as $$
        begin
          if tg_op in ('INSERT', 'UPDATE') then ${renew('changed')} end if;
          if tg_op in ('DELETE', 'UPDATE') then ${renew('gone')} end if;
          return null;
        end $$`,
    )
    .execute(database)
  const trigger = (event: string, referencing: string, when = '') =>
    sql
      .raw(
        `create trigger latest_${event} after ${event} on submissions_search referencing ${referencing}
          for each statement ${when} execute function note_latest_submissions()`,
      )
      .execute(database)
  await trigger('insert', 'new table as changed')
  await trigger('delete', 'old table as gone')
  // Not for what it has just noted itself.
  await trigger('update', 'old table as gone new table as changed', 'when (pg_trigger_depth() = 0)')
}

/** They also say whose they are, which their release decides. */
const noteOwners = async (database: Kysely<Stored>): Promise<void> => {
  await sql`alter table submissions_search add column organization_id text collate "C"`.execute(database)
  await sql`update submissions_search s set organization_id = r.organization_id from releases_search r
    where r.id = s.release_id`.execute(database)
  await sql`create function find_owner_of_submission() returns trigger language plpgsql as $$
    begin
      new.organization_id := (select r.organization_id from releases_search r where r.id = new.release_id);
      return new;
    end $$`.execute(database)
  await sql`create trigger find_owner before insert or update of release_id on submissions_search
    for each row execute function find_owner_of_submission()`.execute(database)
  await sql`create function note_owner_of_submissions() returns trigger language plpgsql as $$
    begin
      update submissions_search set organization_id = new.organization_id where release_id = new.id;
      return null;
    end $$`.execute(database)
  // Of a release that comes after its submissions, and of one that moves.
  await sql`create trigger note_owner_at_insert after insert on releases_search
    for each row execute function note_owner_of_submissions()`.execute(database)
  await sql`create trigger note_owner_at_update after update of organization_id on releases_search
    for each row when (old.organization_id is distinct from new.organization_id)
    execute function note_owner_of_submissions()`.execute(database)
}

export const up = async (database: Kysely<Stored>): Promise<void> => {
  await sql`alter table submissions_search add column kind text collate "C"`.execute(database)
  await sql`update submissions_search s set kind = coalesce(r.row ->> 'kind', ${sql.lit(FIRST_KIND)}) from submissions r
    where r.id = s.id`.execute(database)
  await noteLatest(database)
  await noteOwners(database)
  await sql`drop index submissions_release_id`.execute(database)
  await sql`drop index submissions_status`.execute(database)
  await sql`create index submissions_release_id on submissions_search (release_id, created_at desc, id desc)
    include (status, store_id, delivery, takedown_on, live_from, kind, is_latest)`.execute(database)
  await sql`create index submissions_status on submissions_search (status, created_at desc, id desc) ${ASKED}`.execute(
    database,
  )
  await sql`create index submissions_owner on submissions_search (organization_id, status) ${ASKED}`.execute(database)
}
