import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { VIEW_NAME_MAX } from '#src/domain/limits.ts'
import { LIST_DEFAULTS } from '#src/domain/navigation/list-defaults.ts'
import {
  isSameSearch,
  savedView,
  viewNameProblem,
  viewSearchOf,
  withRestoredView,
} from '#src/shared/list/panels/saved-view.ts'

const ID = '0b7f5a52-8d0e-4c52-9d0b-3f1f6f3f7a10'
const view = (name: string) => ({ id: ID, name, search: {} })

describe('the params of a view', () => {
  test('when a list is saved as a view, then they are all search params but the page', () => {
    const state = { ...LIST_DEFAULTS, page: 4, status: 'ACTIVE', labelId: undefined }
    expect(viewSearchOf(state)).toEqual({
      perPage: 10,
      search: '',
      sortBy: 'createdAt',
      sortDir: 'desc',
      columns: '',
      status: 'ACTIVE',
    })
  })

  test('when only their order differs, then they are equal', () => {
    const search = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer()))
    fc.assert(
      fc.property(search, (one) => {
        expect(isSameSearch(one, Object.fromEntries(Object.entries(one).toReversed()))).toBe(true)
      }),
    )
    expect(isSameSearch({ status: 'ACTIVE' }, { status: 'INACTIVE' })).toBe(false)
  })
})

describe('a stored view', () => {
  test.each([
    ['no name', { ...view(''), search: {} }],
    ['a name without end', view('x'.repeat(10_000))],
    ['a search that is none', { ...view('A'), search: 'status=ACTIVE' }],
    ['a search with more in it than texts', { ...view('A'), search: { status: { evil: true } } }],
    ['an id that is none', { ...view('A'), id: '../..' }],
  ])('when it has %s, then it is invalid', (_, found) => {
    expect(savedView.safeParse(found).success).toBe(false)
  })
})

describe('a deleted view', () => {
  test('when it is restored, then it has its former index', () => {
    expect(withRestoredView([view('A'), view('C')], view('B'), 1, 50)?.map(({ name }) => name)).toEqual(['A', 'B', 'C'])
  })

  test('when its name is taken or the limit reached, then it is not restored', () => {
    expect(withRestoredView([view('b')], view('B'), 0, 50)).toBeNull()
    expect(withRestoredView([view('A')], view('B'), 0, 1)).toBeNull()
  })
})

describe('the name of a view', () => {
  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['\u200B\u200B', 'required'],
    ['\u202E', 'required'],
    ['x'.repeat(VIEW_NAME_MAX + 1), 'tooLong'],
    ['singles', 'taken'],
    [' SINGLES ', 'taken'],
    ['x'.repeat(VIEW_NAME_MAX), null],
    ['👩‍👩‍👧‍👦', null],
    ['<b>bold</b>', null],
    ['__proto__', null],
  ])('when it is %j, then its problem is %s', (name, problem) => {
    expect(viewNameProblem(name, ['Singles', 'Albums'])).toBe(problem)
  })

  test('when there is no other view, then it is free', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(viewNameProblem(name, [])).not.toBe('taken')
      }),
    )
  })

  test('when it is that of another view, then it has a problem', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(viewNameProblem(name, [name])).not.toBeNull()
      }),
    )
  })
})
