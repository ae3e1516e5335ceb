import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  idFilter,
  kindFilter,
  LIST_DEFAULTS,
  listSearchParams,
  nextSort,
  pageInput,
} from '#src/shared/page/search-params.ts'
import { z } from '#src/contract/zod.ts'

const search = listSearchParams(['name', 'status'])

describe('the state of a list in the address', () => {
  test('is the default where the address says nothing', () => {
    expect(search.parse({})).toEqual(LIST_DEFAULTS)
  })

  test('is what the address says', () => {
    const state = { page: 3, perPage: 20, search: 'sea', sortBy: 'name', sortDir: 'asc', columns: 'name.status' }
    expect(search.parse(state)).toEqual(state)
  })

  test.each([
    ['a page before the first', { page: 0 }],
    ['half a page', { page: 1.5 }],
    ['a page of seven rows', { perPage: 7 }],
    ['a page of all rows', { perPage: 1e9 }],
    ['columns that are a number', { columns: 4 }],
    ['columns without an end', { columns: 'a.'.repeat(500) }],
    ['a page in words', { page: 'two' }],
    ['an order that the API does not know', { sortBy: 'password' }],
    ['a direction that is none', { sortDir: 'sideways' }],
    ['a search that is no text', { search: { evil: true } }],
  ])('is the default for %s', (_, address) => {
    expect(search.parse(address)).toEqual(LIST_DEFAULTS)
  })

  test('reads the numbers that an address has as text', () => {
    expect(search.parse({ page: '3', perPage: '20', search: '5901234123457' })).toMatchObject({
      page: 3,
      perPage: 20,
      search: '5901234123457',
    })
  })

  test('cuts a search at what the API takes', () => {
    expect(search.parse({ search: 'a'.repeat(500) }).search).toHaveLength(200)
  })

  test('is never refused, whatever the address holds', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('page', 'perPage', 'search', 'sortBy', 'sortDir', 'columns'), fc.anything()),
        (address) => {
          expect(search.safeParse(address).success).toBe(true)
        },
      ),
    )
  })

  test('has pages of the length that is the list’s own', () => {
    expect(listSearchParams([], 5).parse({ perPage: 'many' }).perPage).toBe(5)
  })

  test('knows the filters of a list, and none that makes no sense', () => {
    const filters = z.object({ kind: kindFilter(['EP', 'ALBUM']), labelId: idFilter })
    expect(filters.parse({ kind: 'EP', labelId: 'x' })).toEqual({ kind: 'EP', labelId: undefined })
    expect(filters.parse({ kind: 'LP' })).toEqual({ kind: undefined })
  })
})

describe('what the API is asked for', () => {
  test('has no search where nothing was typed', () => {
    expect(pageInput({ ...LIST_DEFAULTS, search: '  ' })).toEqual({
      page: 1,
      perPage: 10,
      sortBy: 'createdAt',
      sortDir: 'desc',
    })
  })

  test('has the search without the blanks around it', () => {
    expect(pageInput({ ...LIST_DEFAULTS, search: ' sea ' }, 5)).toMatchObject({ perPage: 5, search: 'sea' })
  })

  test('has the filters, and nothing of how it is laid out', () => {
    const state = { ...LIST_DEFAULTS, columns: 'name', perPage: 20 as const, status: 'ACTIVE' }
    expect(pageInput(state)).toMatchObject({ perPage: 20, status: 'ACTIVE' })
    expect(pageInput(state)).not.toHaveProperty('columns')
  })
})

describe('a header pressed', () => {
  test.each([
    ['another column', { sortBy: 'createdAt', sortDir: 'desc' as const }, 'asc'],
    ['the same column', { sortBy: 'name', sortDir: 'asc' as const }, 'desc'],
    ['the same column again', { sortBy: 'name', sortDir: 'desc' as const }, 'asc'],
  ])('%s', (_, before, sortDir) => {
    expect(nextSort(before, 'name')).toEqual({ page: 1, sortBy: 'name', sortDir })
  })
})
