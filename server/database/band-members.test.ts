import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { tables } from '#backend/tables/tables.ts'
import { z } from '#src/contract/zod.ts'
import { openEmptyDatabase } from '../testing/empty-database.ts'
import { migrate } from './migrate.ts'

const found = z.array(z.object({ people: z.array(z.string()) }))
const ARTISTS = [
  { id: '0', organizationId: 'first', name: 'Paper Moon', personName: 'Anna Calvera, Zoe Night' },
  { id: '1', organizationId: 'first', name: 'Anna', personName: 'Anna Calvera' },
  { id: '2', organizationId: 'first', name: 'Nobody', personName: null },
]
const written = { revision: 1, createdAt: '', updatedAt: '', createdBy: null }

test('when artists were stored before bands were found apart, then a migration notes whose they are as the backend does', async () => {
  const { kysely, close } = await openEmptyDatabase()
  try {
    await migrate(kysely, { version: '0006-narrow-indexes' })
    const people = ARTISTS.map(
      (artist) => tables.artists.about.lists?.people?.({ ...tables.artists.defaults, ...written, ...artist }) ?? [],
    )
    for (const [index, { id, organizationId }] of ARTISTS.entries()) {
      const before = people[index]?.filter((key) => !key.startsWith('member ')) ?? []
      await sql`insert into artists (id, row) values (${id}, '{}')`.execute(kysely)
      await sql`insert into artists_search (id, organization_id, created_at, updated_at, list_people, words)
        values (${id}, ${organizationId}, '', '', ${before}, '')`.execute(kysely)
    }
    await migrate(kysely)
    const { rows } = await sql`select list_people as people from artists_search order by id`.execute(kysely)
    expect(found.parse(rows).map((each) => each.people)).toEqual(people)
    expect(people.map(({ length }) => length)).toEqual([4, 1, 0])
  } finally {
    await close()
  }
}, 120_000)
