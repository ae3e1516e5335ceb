import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KeyTaken } from '#backend/tables/table.ts'
import { TABLE_NAMES, type TableName, tables } from '#backend/tables/tables.ts'
import { seedCatalogue } from '#mocks/db/seed/catalogue.ts'
import { openEmptyDatabase } from '../testing/empty-database.ts'
import type { Opened } from './connect.ts'
import { migrate } from './migrate.ts'
import { fillDatabase } from './sql-database.ts'
import { keyColumn, rowTable, searchTable } from './stored-columns.ts'

const NOW = new Date('2026-03-10T08:00:00Z')
const catalogue = seedCatalogue(NOW)

let opened: Opened
beforeAll(async () => {
  opened = await openEmptyDatabase()
  await migrate(opened.kysely)
  await fillDatabase(opened.kysely, catalogue)
}, 120_000)
afterAll(() => opened.close())

type Keys = Readonly<Record<string, { unique?: object }>>
const UNIQUE_KEYS = TABLE_NAMES.flatMap((name): [TableName, string][] => {
  const keys: Keys = tables[name].about.keys ?? {}
  return Object.keys(keys).flatMap((key): [TableName, string][] =>
    keys[key]?.unique === undefined ? [] : [[name, key]],
  )
})

test('when the unique keys are listed, then they are these twelve', () => {
  expect(UNIQUE_KEYS.map(([name, key]) => `${name}.${key}`)).toEqual([
    'users.email',
    'users.GOOGLE',
    'users.FACEBOOK',
    'memberships.member',
    'organizations.name',
    'labels.name',
    'labels.isrcPrefix',
    'artists.name',
    'assets.isrc',
    'releases.barcode',
    'submissions.live',
    'barcodes.barcode',
  ])
})

/** Writes a row with nothing but a key, past all that the server checks. */
const write = async (name: TableName, key: string, id: string) => {
  const columns = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = ${searchTable(name)} and column_name not in ('id', 'made')
      and (is_nullable = 'NO' and column_default is null or column_name = 'organization_id')`.execute(opened.kysely)
  const needed = columns.rows.map((column) => column.name)
  // A text, a list and the words of nothing are written alike.
  const values = needed.map(() => sql`'{}'`)
  await sql`insert into ${sql.table(rowTable(name))} (id, row) values (${id}, '{}')`.execute(opened.kysely)
  await sql`insert into ${sql.table(searchTable(name))} (${sql.join([sql.ref('id'), sql.ref(keyColumn(key)), ...needed.map((column) => sql.ref(column))])})
    values (${sql.join([sql`${id}`, sql`'the same'`, ...values])})`.execute(opened.kysely)
}

test.each(UNIQUE_KEYS)(
  'when two rows of %s have the same %s, then the database refuses the second',
  async (name, key) => {
    await write(name, key, `first ${key}`)
    await expect(write(name, key, `second ${key}`)).rejects.toMatchObject({ code: '23505' })
    await sql`delete from ${sql.table(rowTable(name))} where id in (${`first ${key}`}, ${`second ${key}`})`.execute(
      opened.kysely,
    )
  },
)

test('when a key is taken, then the refusal names it, and nothing of the call is stored', async () => {
  const [label] = catalogue.labels.filter(({ isrcPrefix }) => isrcPrefix !== null)
  if (label === undefined) throw new Error('The demo has no label with a prefix')
  const { write, read } = opened.database
  const double = { ...label, id: 'double', name: 'Another name' }
  await expect(write(({ labels }) => labels.put(double))).rejects.toEqual(new KeyTaken('labels', 'isrcPrefix'))
  expect(await read(({ labels }) => labels.get('double'))).toBeUndefined()
})

test('when an artist gets another name, then what credits the artist is found by it', async () => {
  const [release] = catalogue.releases
  const artist = catalogue.artists.find(({ id }) => id === release?.artists[0]?.artistId)
  if (artist === undefined || release === undefined) throw new Error('The demo has no artist')
  const { write, read } = opened.database
  const found = (search: string) =>
    read(async ({ releases }) => (await releases.where({ ids: [release.id], found: { search } })).map(({ id }) => id))
  expect(await found('Zebulon')).toEqual([])
  await write(({ artists }) => artists.put({ ...artist, name: 'Zebulon Quay' }))
  expect(await found('zebulon')).toEqual([release.id])
  await write(({ artists }) => artists.put(artist))
  expect(await found('Zebulon')).toEqual([])
})

test('when rows come and go, then they are counted', async () => {
  const [label] = catalogue.labels
  if (label === undefined) throw new Error('The demo has no label')
  const { write, read } = opened.database
  const { organizationId } = label
  const count = () => read(({ labels }) => Promise.all([labels.count({}), labels.count({ is: { organizationId } })]))
  const [all, own] = await count()
  expect(all).toBe(catalogue.labels.length)
  await write(({ labels }) => labels.put({ ...label, id: 'one-more', name: 'One more', isrcPrefix: null }))
  await write(({ labels }) => labels.put({ ...label, id: 'one-more', name: 'One more again', isrcPrefix: null }))
  expect(await count()).toEqual([all + 1, own + 1])
  await write(({ labels }) => labels.remove('one-more'))
  expect(await count()).toEqual([all, own])
})
