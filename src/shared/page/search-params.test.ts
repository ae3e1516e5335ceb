import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from '#src/contract/zod.ts'
import { parseReferralCode } from '#src/domain/auth/referral-code.ts'
import { LIST_DEFAULTS, PAGE_SIZES } from '#src/domain/navigation/list-defaults.ts'
import {
  idFilter,
  kindFilter,
  listSearchParams,
  nextSort,
  pageInput,
  editSearchParams,
  parseSearch,
  stringifySearch,
} from '#src/shared/page/search-params.ts'

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
  ])('when the address has %s, then it is the default', (_, address) => {
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

  test('when a search has what nobody can type, then that is left out', () => {
    expect(search.parse({ search: 'sea\u0000\u001f side' }).search).toBe('sea side')
  })

  test('when the address is anything at all, then it is accepted', () => {
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

  test('when a list has filters and a layout, then it has the filters, but not the layout', () => {
    const state = { ...LIST_DEFAULTS, columns: 'name', perPage: 20 as const, status: 'ACTIVE' }
    expect(pageInput(state)).toMatchObject({ perPage: 20, status: 'ACTIVE' })
    expect(pageInput(state)).not.toHaveProperty('columns')
  })
})

describe('when the header', () => {
  test.each([
    ['another column', { sortBy: 'createdAt', sortDir: 'desc' as const }, 'asc'],
    ['a column in ascending order', { sortBy: 'name', sortDir: 'asc' as const }, 'desc'],
    ['a column in descending order', { sortBy: 'name', sortDir: 'desc' as const }, 'asc'],
  ])('of %s is pressed, then its order is $2, from the first page on', (_, before, sortDir) => {
    expect(nextSort(before, 'name')).toEqual({ page: 1, sortBy: 'name', sortDir })
  })
})

/** Texts that a parser of types would turn into something else. */
const MISLEADING = ['1e5', '100000', 'true', 'false', 'null', '007', '0012', '{}', '[]', '"a"', '0x10', '-0', ' ', '']
const text = fc.oneof(fc.constantFrom(...MISLEADING), fc.string({ unit: 'grapheme' }))

test.each(MISLEADING)('when an address has %j, then it is parsed as this text', (value) => {
  expect(parseSearch(`?code=${encodeURIComponent(value)}`)).toEqual({ code: value })
})

test('when a text is written to an address and parsed, then it is the same', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), text), (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual({ ...search })
    }),
  )
})

test('when an invite code is written to an address and parsed, then it is the same', () => {
  for (const code of ['1e5', '1234567890', 'true', 'null', '0012345678', '12e4567890'])
    expect(parseReferralCode(parseSearch(stringifySearch({ code }))['code'])).toBe(code)
})

describe('the state of a list', () => {
  const schema = listSearchParams(['name'])
  test('when it is written to an address and parsed, then it is the same', () => {
    const state = fc.record({
      page: fc.integer({ min: 1 }),
      perPage: fc.constantFrom(...PAGE_SIZES),
      search: text,
      sortBy: fc.constantFrom('name', 'createdAt'),
      sortDir: fc.constantFrom('asc', 'desc'),
      columns: fc.constantFrom('', 'name.status'),
    })
    fc.assert(
      fc.property(state, (search) => {
        expect(schema.parse(parseSearch(stringifySearch(search)))).toEqual(search)
      }),
    )
  })

  test.each(['page=0', 'page=1.5', 'page=two', 'page=', 'page=-1', 'page=Infinity', 'perPage=7'])(
    'when the address has %s, then it is the default',
    (search) => {
      expect(schema.parse(parseSearch(`?${search}`))).toEqual(LIST_DEFAULTS)
    },
  )
})

test('when the edit mode is written to an address and parsed, then it is the same', () => {
  expect(editSearchParams.parse(parseSearch(stringifySearch({ edit: true })))).toEqual({ edit: true })
  expect(editSearchParams.parse(parseSearch('?edit=1'))).toEqual({ edit: undefined })
})
