import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from '#src/contract/zod.ts'
import { openEmptyDatabase } from '../testing/empty-database.ts'
import type { Opened } from './connect.ts'
import { migrate } from './migrate.ts'

const noted = z.object({ id: z.string(), latest: z.boolean(), owner: z.nullable(z.string()), kind: z.string() })

let opened: Opened
beforeAll(async () => {
  opened = await openEmptyDatabase()
}, 120_000)
afterAll(() => opened.close())

const putRelease = async (id: string, owner: string) => {
  await sql`insert into releases (id, row) values (${id}, '{}')`.execute(opened.kysely)
  await sql`insert into releases_search (id, organization_id, created_at, updated_at, list_credited, list_tracks, list_days, words, found_words)
    values (${id}, ${owner}, '', '', '{}', '{}', '{}', '', '')`.execute(opened.kysely)
}
const putSubmission = async (id: string, releaseId: string, storeId: string, at: string, row: object = {}) => {
  await sql`insert into submissions (id, row) values (${id}, ${JSON.stringify(row)}::jsonb)`.execute(opened.kysely)
  await sql`insert into submissions_search (id, release_id, store_id, created_at, updated_at)
    values (${id}, ${releaseId}, ${storeId}, ${at}, '')`.execute(opened.kysely)
}
const submissions = async () => {
  const { rows } = await sql`select id, is_latest as latest, organization_id as owner, coalesce(kind, 'none') as kind
    from submissions_search order by id`.execute(opened.kysely)
  return rows.map((row) => Object.values(noted.parse(row)).join(' '))
}

test('when submissions were stored before, then a migration notes the newest, whose they are and what they ask', async () => {
  await migrate(opened.kysely, { version: '0008-isrc-sequences' })
  await putRelease('sun', 'north')
  await putSubmission('a', 'sun', 'spotify', '2026-01-01')
  await putSubmission('b', 'sun', 'spotify', '2026-01-02', { kind: 'UPDATE' })
  await putSubmission('c', 'sun', 'tidal', '2026-01-01')
  await migrate(opened.kysely)
  expect(await submissions()).toEqual(['a false north INSERT', 'b true north UPDATE', 'c true north INSERT'])
})

test('when a newer one comes, goes, or is no longer the newest, then the others follow', async () => {
  await putSubmission('d', 'sun', 'tidal', '2026-01-03')
  expect(await submissions()).toContain('c false north INSERT')
  await sql`update submissions_search set created_at = '2025-12-31' where id = 'd'`.execute(opened.kysely)
  expect(await submissions()).toContain('c true north INSERT')
  expect(await submissions()).toContain('d false north none')
  await sql`delete from submissions where id in ('b', 'd')`.execute(opened.kysely)
  expect(await submissions()).toEqual(['a true north INSERT', 'c true north INSERT'])
})

test('when a submission or its release moves, then it belongs to the organization of its release', async () => {
  await putSubmission('e', 'moon', 'tidal', '2026-01-01')
  expect(await submissions()).toContain('e true  none')
  await putRelease('moon', 'south')
  expect(await submissions()).toContain('e true south none')
  await sql`update releases_search set organization_id = 'west' where id = 'sun'`.execute(opened.kysely)
  await sql`update submissions_search set release_id = 'sun' where id = 'e'`.execute(opened.kysely)
  expect(await submissions()).toEqual(['a true west INSERT', 'c false west INSERT', 'e true west none'])
})
