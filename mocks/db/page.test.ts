import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageOf } from '#mocks/db/page.ts'

const row = (number: number, name: string | null) => ({
  id: `id-${number}`,
  revision: 1,
  createdAt: new Date(number * 1000).toISOString(),
  updatedAt: new Date(0).toISOString(),
  name,
})
const rows = [row(1, 'beta 10'), row(2, 'Beta 2'), row(3, null), row(4, 'àlpha')]
const sorts = { name: ({ name }: { name: string | null }) => name }
const ids = (input: Parameters<typeof pageOf>[1]) => pageOf(rows, input, sorts).rows.map(({ id }) => id)

describe('pages', () => {
  test('are newest first unless asked otherwise', () => {
    expect(ids({ page: 1, perPage: 10 })).toEqual(['id-4', 'id-3', 'id-2', 'id-1'])
  })
  test('sort as a person would, and what is missing last', () => {
    expect(ids({ page: 1, perPage: 10, sortBy: 'name' })).toEqual(['id-4', 'id-2', 'id-1', 'id-3'])
    expect(ids({ page: 1, perPage: 10, sortBy: 'createdAt', sortDir: 'asc' })).toEqual(['id-1', 'id-2', 'id-3', 'id-4'])
  })
  test('past the end are empty and keep the true count', () => {
    expect(pageOf(rows, { page: 9, perPage: 5 }, sorts)).toEqual({ rows: [], count: 4 })
  })
  test('refuse an order nobody knows', () => {
    expect(() => ids({ page: 1, perPage: 5, sortBy: 'password' })).toThrow('BAD_REQUEST')
  })
  test('together hold every row once', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50)), fc.integer({ min: 1, max: 7 }), (numbers, perPage) => {
        const all = [...new Set(numbers)].map((number) => row(number, null))
        const pages = Math.ceil(all.length / perPage)
        const seen = Array.from(
          { length: pages },
          (_, index) => pageOf(all, { page: index + 1, perPage }, {}).rows,
        ).flat()
        expect(seen.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
      }),
    )
  })
})
