import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LIST_DEFAULTS } from '#src/domain/navigation/list-defaults.ts'
import { idFilter, kindFilter, listSearchParams, nextSort, pageInput } from '#src/shared/page/search-params.ts'
import { z } from '#src/contract/zod.ts'

const search = listSearchParams(['name', 'status'])

describe('the list state in the address', () => {
  test('when the address is empty, then it is the default', () => {
    expect(search.parse({})).toEqual(LIST_DEFAULTS)
  })

  test('when the address is valid, then it is what the address contains', () => {
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

  test('when numbers come as text, then they are parsed', () => {
    expect(search.parse({ page: '3', perPage: '20', search: '5901234123457' })).toMatchObject({
      page: 3,
      perPage: 20,
      search: '5901234123457',
    })
  })

  test('when a search is too long, then it is cut to the limit of the API', () => {
    expect(search.parse({ search: 'a'.repeat(500) }).search).toHaveLength(200)
  })

  test('any address is accepted', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('page', 'perPage', 'search', 'sortBy', 'sortDir', 'columns'), fc.anything()),
        (address) => {
          expect(search.safeParse(address).success).toBe(true)
        },
      ),
    )
  })

  test('when a list has its own page size, then that is the default', () => {
    expect(listSearchParams([], 5).parse({ perPage: 'many' }).perPage).toBe(5)
  })

  test('when a filter is invalid, then it is dropped', () => {
    const filters = z.object({ kind: kindFilter(['EP', 'ALBUM']), labelId: idFilter })
    expect(filters.parse({ kind: 'EP', labelId: 'x' })).toEqual({ kind: 'EP', labelId: undefined })
    expect(filters.parse({ kind: 'LP' })).toEqual({ kind: undefined })
  })
})

describe('the input of the API', () => {
  test('when nothing is typed, then there is no search', () => {
    expect(pageInput({ ...LIST_DEFAULTS, search: '  ' })).toEqual({
      page: 1,
      perPage: 10,
      sortBy: 'createdAt',
      sortDir: 'desc',
    })
  })

  test('when a search has spaces around it, then they are trimmed', () => {
    expect(pageInput({ ...LIST_DEFAULTS, search: ' sea ' }, 5)).toMatchObject({ perPage: 5, search: 'sea' })
  })

  test('it has the filters, but not the layout', () => {
    const state = { ...LIST_DEFAULTS, columns: 'name', perPage: 20 as const, status: 'ACTIVE' }
    expect(pageInput(state)).toMatchObject({ perPage: 20, status: 'ACTIVE' })
    expect(pageInput(state)).not.toHaveProperty('columns')
  })
})

describe('when a header is pressed', () => {
  test.each([
    ['another column', { sortBy: 'createdAt', sortDir: 'desc' as const }, 'asc'],
    ['the same column', { sortBy: 'name', sortDir: 'asc' as const }, 'desc'],
    ['the same column again', { sortBy: 'name', sortDir: 'desc' as const }, 'asc'],
  ])('%s', (_, before, sortDir) => {
    expect(nextSort(before, 'name')).toEqual({ page: 1, sortBy: 'name', sortDir })
  })
})
