import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'
import { type Filter, EVERY, NONE, KeyTaken, type Sort } from '#backend/tables/table.ts'
import { createMemoryTable } from '#mocks/db/memory-table.ts'
import { z } from '#src/contract/zod.ts'

const declared = defineTable(
  { name: z.nullable(z.string()), owner: z.string(), artists: z.array(z.string()), shade: z.nullable(z.string()) },
  { shade: null },
  {
    keys: { name: { of: ({ name }) => name?.toLowerCase() ?? null, unique: { code: 'TAKEN' } } },
    indexes: ['owner'],
    lists: { credited: ({ artists }) => artists },
    search: { of: ({ id, name }) => ({ texts: [name], codes: [id] }) },
    sorts: { name: ({ name }) => name },
  },
)
type Song = RowOf<typeof declared>

const song = (number: number, more: Partial<Song> = {}): Song => ({
  ...declared.defaults,
  id: `id-${number}`,
  revision: 1,
  createdAt: new Date(number * 1000).toISOString(),
  updatedAt: new Date(0).toISOString(),
  name: null,
  owner: 'anna',
  artists: [],
  ...more,
})
const tableOf = (rows: readonly Song[]) => {
  const none = () => {
    throw new Error('There is no other table')
  }
  const { table, store } = createMemoryTable<Song>('songs', declared, { table: none, artistWords: () => () => '' })
  store.rebase(rows)
  return table
}
const ids = (rows: readonly Song[]) => rows.map(({ id }) => id)

describe('pages', () => {
  const table = tableOf([
    song(1, { name: 'beta 10' }),
    song(2, { name: 'Beta 2' }),
    song(3),
    song(4, { name: 'àlpha' }),
  ])
  const page = async (sort?: Sort) => ids((await table.page(EVERY, { page: 1, perPage: 10 }, sort)).rows)

  test('when no order is asked for, then the newest come first', async () => {
    expect(await page()).toEqual(['id-4', 'id-3', 'id-2', 'id-1'])
  })
  test('when they are sorted by name, then case and accents do not count, numbers do, and a missing name comes last', async () => {
    expect(await page({ by: 'name', direction: 'asc' })).toEqual(['id-4', 'id-2', 'id-1', 'id-3'])
    expect(await page({ by: 'createdAt', direction: 'asc' })).toEqual(['id-1', 'id-2', 'id-3', 'id-4'])
  })
  test('when one is past the end, then it is empty and has the true count', async () => {
    expect(await table.page(EVERY, { page: 9, perPage: 5 })).toEqual({ rows: [], count: 4 })
  })
  test('when the table does not declare an order, then it is refused', async () => {
    await expect(page({ by: 'password', direction: 'asc' })).rejects.toThrow('password')
  })
  test('when all of them are read, then every row was there once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(50)), fc.integer({ min: 1, max: 7 }), async (numbers, perPage) => {
        const rows = [...new Set(numbers)].map((number) => song(number))
        const all = tableOf(rows)
        const seen: Song[] = []
        for (let number = 1; number <= Math.ceil(rows.length / perPage); number += 1)
          seen.push(...(await all.page(EVERY, { page: number, perPage })).rows)
        expect(ids(seen).toSorted()).toEqual(ids(rows).toSorted())
      }),
    )
  })
})

describe('a filter', () => {
  const one = fc.record({
    number: fc.nat(30),
    owner: fc.constantFrom('anna', 'bruno', 'carla'),
    name: fc.option(fc.constantFrom('Salt', 'salt road', 'Äther')),
    shade: fc.option(fc.constantFrom('dark', 'light')),
    artists: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 2 }),
  })
  const songs = fc.uniqueArray(one, { selector: ({ number }) => number, maxLength: 15 })
  const simple: fc.Arbitrary<Filter<Song>> = fc.oneof(
    fc.constant(EVERY),
    fc.constant(NONE),
    fc.record({
      ids: fc.array(
        fc.nat(30).map((number) => `id-${number}`),
        { maxLength: 5 },
      ),
    }),
    fc.record({ is: fc.record({ owner: fc.constantFrom('anna', 'bruno', 'nobody') }) }),
    fc.record({ is: fc.record({ shade: fc.option(fc.constantFrom('dark')) }) }),
    fc.record({ in: fc.record({ owner: fc.subarray(['anna', 'bruno']) }) }),
    fc.record({ in: fc.record({ shade: fc.subarray(['dark', 'light']) }) }),
    fc.record({ upTo: fc.record({ shade: fc.constantFrom('dark', 'e', '') }) }),
    fc.record({ credited: fc.subarray(['a', 'b', 'z']) }),
    fc.record({ found: fc.record({ search: fc.constantFrom('salt', 'sa ro', 'id', 'zz', '') }) }),
    fc.record({
      olderThan: fc.record({ createdAt: fc.nat(30).map((at) => song(at).createdAt), id: fc.constant('id-5') }),
    }),
  )
  const filters: fc.Arbitrary<Filter<Song>> = fc.letrec<{ filter: Filter<Song> }>((tie) => ({
    filter: fc.oneof(
      { depthSize: 'small' },
      simple,
      fc.record({ all: fc.array(tie('filter'), { maxLength: 3 }) }),
      fc.record({ any: fc.array(tie('filter'), { maxLength: 3 }) }),
      fc.record({ not: tie('filter') }),
      fc.tuple(simple, simple).map(([a, b]) => ({ ...a, ...b })),
    ),
  })).filter

  const says = (row: Song, filter: Filter<Song>): boolean => {
    const { ids: named, is = {}, credited, found, olderThan, not, any, all = [] } = filter
    const values = new Map<string, unknown>(Object.entries(row))
    const words = ` ${(row.name ?? '').toLowerCase()} ${row.id.replace('-', '')}`
    const position = (at: { createdAt: string; id: string }) => `${at.createdAt} ${at.id}`
    return (
      named?.includes(row.id) !== false &&
      Object.entries(is).every(([column, value]) => values.get(column) === value) &&
      Object.entries(filter.in ?? {}).every(([column, list]) => new Set<unknown>(list).has(values.get(column))) &&
      (filter.upTo === undefined || (row.shade !== null && row.shade <= (filter.upTo.shade ?? ''))) &&
      (credited === undefined || row.artists.some((id) => credited.includes(id))) &&
      (found === undefined || found.search.split(' ').every((word) => words.includes(` ${word}`))) &&
      (olderThan === undefined || position(row) < position(olderThan)) &&
      (not === undefined || !says(row, not)) &&
      (any === undefined || any.some((one) => says(row, one))) &&
      all.every((one) => says(row, one))
    )
  }

  test('when it is applied, as it is or from JSON, then its rows are found, counted and shown on pages', async () => {
    await fc.assert(
      fc.asyncProperty(songs, filters, fc.integer({ min: 1, max: 4 }), async (facts, filter, perPage) => {
        const rows = facts.map(({ number, ...more }) => song(number, more))
        const table = tableOf(rows)
        const wanted = rows.filter((row) => says(row, filter))
        expect(ids(await table.where(filter)).toSorted()).toEqual(ids(wanted).toSorted())
        expect(await table.where(JSON.parse(JSON.stringify(filter)))).toEqual(await table.where(filter))
        expect((await table.where(filter, perPage)).length).toBe(Math.min(perPage, wanted.length))
        expect(await table.count(filter)).toBe(wanted.length)
        const newest = wanted.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
        expect(await table.page(filter, { page: 1, perPage })).toEqual({
          rows: newest.slice(0, perPage),
          count: wanted.length,
        })
        const sorted = (await table.page(filter, { page: 1, perPage: 20 }, { by: 'name', direction: 'desc' })).rows
        expect(ids(sorted).toSorted()).toEqual(ids(wanted).toSorted())
      }),
    )
  })
  test('when it names a column without a value, then it is refused', async () => {
    await expect(tableOf([song(1)]).where({ is: { owner: undefined } })).rejects.toThrow('owner')
  })
})

describe('a unique key', () => {
  test('when a second row wants it, then it is refused until it is free', async () => {
    const table = tableOf([song(1, { name: 'Salt' })])
    await expect(table.put(song(2, { name: 'SALT' }))).rejects.toBeInstanceOf(KeyTaken)
    expect(await table.get('id-2')).toBeUndefined()
    await table.put(song(1, { name: 'Pepper' }))
    expect(await table.put(song(2, { name: 'SALT' }))).toMatchObject({ name: 'SALT' })
  })
  test('when two rows had it before, then both keep it', async () => {
    const table = tableOf([song(1, { name: 'Salt' }), song(2, { name: 'salt' })])
    expect(await table.put(song(2, { name: 'SALT', shade: 'dark' }))).toMatchObject({ shade: 'dark' })
  })
})
