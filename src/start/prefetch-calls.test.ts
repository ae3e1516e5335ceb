import { describe, expect, test } from 'vitest'
import { ASSETS_DEFAULTS } from '#src/domain/navigation/list-defaults.ts'
import { releasesSearch } from '#src/features/releases/releases-query.ts'
import { listSearchParams, pageInput, parseSearch } from '#src/shared/page/search-params.ts'
import { prefetchCalls, pageKind } from '#src/start/prefetch-calls.ts'

const listCall = (pathname: string, search = '') => prefetchCalls(pathname, search, 'north')[3]

const ADDRESSES = ['', '?page=2', '?perPage=20', '?perPage=50&page=3', '?columns=title', '?page=1&perPage=10']

describe('the prefetched call of a list', () => {
  test.each(ADDRESSES)('when releases are opened with %j, then it asks for what the list asks for', (search) => {
    expect(listCall('/releases', search)).toEqual({
      path: 'releases.list',
      input: pageInput(releasesSearch.parse(parseSearch(search))),
    })
  })

  test.each(['artists', 'labels', 'organizations', 'people', 'users'])(
    'when %s are opened, then it asks for what the list asks for',
    (area) => {
      for (const search of ADDRESSES)
        expect(listCall(`/${area}`, search)).toEqual({
          path: `${area}.list`,
          input: pageInput(listSearchParams([]).parse(parseSearch(search))),
        })
    },
  )

  test('when assets are opened, then it asks for what the list asks for, in shorter pages', () => {
    const state = listSearchParams([], ASSETS_DEFAULTS.perPage)
    for (const search of ADDRESSES)
      expect(listCall('/assets', search)?.input).toEqual({
        ...pageInput(state.parse(parseSearch(search))),
        format: 'ALL',
      })
  })
})

test.each(['?search=sea', '?status=ACTIVE', '?sortBy=title', '?page=0', '?page=two', '?perPage=7', '?page=1.5'])(
  'when a list is asked for with %s, then only the viewer is prefetched',
  (search) => {
    expect(prefetchCalls('/releases', search, 'north').map(({ path }) => path)).toEqual([
      'auth.user',
      'organizations.own',
      'auth.permissions',
    ])
  },
)

test.each(['/', '/releases/import', '/Releases', '/releases/', '/profile'])(
  'when the address is %s, then no list is asked for',
  (pathname) => {
    expect(listCall(pathname)).toBeUndefined()
  },
)

test('when no organization is chosen, then nothing of one is asked for', () => {
  expect(prefetchCalls('/releases', '', null)).toEqual([{ path: 'auth.user' }, { path: 'organizations.own' }])
})

const ID = '00000000-0000-4000-8000-000000000000'

test.each([
  ['/', 'releases'],
  ['/releases', 'releases'],
  ['/people', 'list'],
  [`/releases/${ID}`, 'release'],
  ['/releases/new', 'release'],
  ['/releases/import', 'member'],
  [`/people/${ID}`, 'member'],
  ['/people/new', 'member'],
  ['/profile', 'member'],
])(
  'when the address is %s, then the page is of the kind “%s”, and a public one if nobody is signed in',
  (pathname, kind) => {
    expect(pageKind(pathname, true)).toBe(kind)
    expect(pageKind(pathname, false)).toBe('public')
  },
)
