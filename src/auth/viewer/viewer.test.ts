import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PERMISSIONS, type Permission } from '#src/domain/access/permission.ts'

const browser = new Map<string, string>()
const storage = {
  getItem: (key: string) => browser.get(key) ?? null,
  setItem: (key: string, value: string) => void browser.set(key, value),
  removeItem: (key: string) => void browser.delete(key),
}
vi.stubGlobal('window', { origin: 'https://liner.test', addEventListener: () => undefined })
vi.stubGlobal('self', globalThis)
vi.stubGlobal('localStorage', storage)
vi.stubGlobal('sessionStorage', storage)
// Lists are prefetched. Their answers do not matter here.
vi.stubGlobal('fetch', () => new Promise(() => undefined))
vi.mock('#src/i18n/load-texts.ts', () => ({ loadTexts: () => Promise.resolve() }))
vi.mock('#src/pwa/push/push-subscription.ts', () => ({ subscribeToPush: () => Promise.resolve() }))

const ORGANIZATION = '6f1b8c1e-1111-4111-8111-111111111111'
const ID = '00000000-0000-4000-8000-000000000000'

type Account = { role?: 'SUPERADMIN'; completed?: boolean; permissions?: readonly Permission[]; belongs?: boolean }
const ACCOUNTS = {
  admin: { role: 'SUPERADMIN', permissions: PERMISSIONS },
  member: { permissions: PERMISSIONS },
  artist: { permissions: ['MANAGE_ARTIST', 'MANAGE_RELEASE'] },
  label: { permissions: ['MANAGE_LABEL'] },
  viewer: {},
  invited: { belongs: false },
  newcomer: { completed: false, belongs: false },
} satisfies Record<string, Account>
type Name = keyof typeof ACCOUNTS
const NAMES: readonly Name[] = ['admin', 'member', 'artist', 'label', 'viewer', 'invited', 'newcomer']

const HOME: Record<Name, string> = {
  admin: '/organizations',
  member: '/artists',
  artist: '/releases',
  label: '/labels',
  viewer: '/profile',
  invited: '/organizations/new',
  newcomer: '/registration',
}
const WITH_ORGANIZATION = ['admin', 'member', 'artist', 'label', 'viewer'] as const
const ALL_BUT_NEWCOMERS = [...WITH_ORGANIZATION, 'invited'] as const
const PUBLIC = [...ALL_BUT_NEWCOMERS, 'newcomer'] as const
const WITH = {
  organizations: ['admin', 'member'],
  users: ['admin', 'member'],
  releases: ['admin', 'member', 'artist'],
  artists: ['admin', 'member', 'artist'],
  labels: ['admin', 'member', 'label'],
  assets: ['admin', 'member'],
  people: ['admin', 'member'],
} as const

/** The accounts that may open each route. All others are redirected home. */
const ROUTES: Record<string, readonly Name[]> = {
  ...Object.fromEntries(
    Object.entries(WITH).flatMap(([area, names]) => [
      [`/${area}`, names],
      [`/${area}/${ID}`, names],
    ]),
  ),
  '/artists/new': WITH.artists,
  '/assets/new': WITH.assets,
  '/labels/new': WITH.labels,
  '/people/new': WITH.people,
  '/releases/new': WITH.releases,
  '/releases/import': WITH.releases,
  '/organizations/new': ALL_BUT_NEWCOMERS,
  '/profile': ALL_BUT_NEWCOMERS,
  '/profile/notifications': ALL_BUT_NEWCOMERS,
  '/notifications': ALL_BUT_NEWCOMERS,
  '/terms': ALL_BUT_NEWCOMERS,
  '/royalties': WITH_ORGANIZATION,
  '/analytics': WITH_ORGANIZATION,
  '/artisthub': WITH_ORGANIZATION,
  '/promo-card': WITH_ORGANIZATION,
  '/share': WITH_ORGANIZATION,
  '/submissions': ['admin'],
  '/registration': ['newcomer'],
  '/login': [],
  '/signup': [],
  '/forgot-password': [],
  '/invite/abc': [],
  '/support': [],
  '/nowhere/at/all': [],
  '/terms-and-conditions': PUBLIC,
  '/privacy-policy': PUBLIC,
}

const capitalized = (path: string) => path.replaceAll(/\/[a-z]/g, (start) => start.toUpperCase())
const encoded = (path: string) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
const SPELLINGS: Record<string, (path: string) => string> = {
  'as it is': (path) => path,
  'with a capital': capitalized,
  'in capitals': (path) => path.toUpperCase(),
  'with a slash at its end': (path) => `${path}/`,
  'in capitals with a slash at its end': (path) => `${path.toUpperCase()}/`,
  'with two slashes at its start': (path) => `/${path}`,
  'with an encoded letter': encoded,
  'with an encoded capital': (path) => encoded(path).replace('%7', '%5').replace('%6', '%4'),
  'in capitals with a query': (path) => `${path.toUpperCase()}?status=PENDING_APPROVAL`,
  'with a slash and a query': (path) => `${path}/?status=PENDING_APPROVAL`,
}

const { router } = await import('#src/app/router.ts')
const { queryClient } = await import('#src/api/query-client.ts')
const { ownOrganizationsQuery, permissionsQuery, currentUserQuery } = await import('#src/auth/viewer/viewer.ts')
const { session } = await import('#src/auth/session/session.ts')

const signIn = (name: Name) => {
  const { role, completed = true, permissions = [], belongs = true }: Account = ACCOUNTS[name]
  const own = !belongs ? [] : [{ id: ORGANIZATION, name: 'Lanterna', image: null }]
  session.setState({ jwt: name, organizationId: role === undefined ? (own[0]?.id ?? null) : null })
  const answers: readonly (readonly [readonly unknown[], unknown])[] = [
    [currentUserQuery.queryKey, { id: ID, role: role ?? 'MEMBER', completed }],
    [ownOrganizationsQuery.queryKey, own],
    [permissionsQuery.queryKey, permissions],
  ]
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer)
}

router.update({ ...router.options, history: createMemoryHistory(), isServer: false, scrollRestoration: false })

/** The route of the page that opens. */
const open = async (address: string) => {
  router.history.push(address)
  await router.load()
  return router.state.matches.at(-1)?.fullPath.replace(/(?<=.)\/$/, '')
}

afterEach(() => {
  vi.restoreAllMocks()
  queryClient.clear()
  session.setState({ jwt: null, organizationId: null })
})

const routeOf = (path: string) => {
  // A new release gets its id and its address at once.
  if (path === '/releases/new') return '/releases/$releaseId'
  if (path.startsWith('/profile/')) return '/profile/$section'
  return path.endsWith(ID) ? expect.stringMatching(`^/${path.split('/')[1]}/\\$`) : path
}

describe.each(NAMES)('when the viewer is signed in as %s', (name) => {
  test.each(Object.keys(SPELLINGS))(
    'and an address is written %s, then the page that the rules allow opens',
    async (spelling) => {
      signIn(name)
      const opened: Record<string, unknown> = {}
      const expected: Record<string, unknown> = {}
      for (const [path, allowed] of Object.entries(ROUTES)) {
        opened[path] = await open(SPELLINGS[spelling]?.(path) ?? path)
        expected[path] = routeOf(allowed.includes(name) ? path : HOME[name])
      }
      expect(opened).toEqual(expected)
    },
  )
})

test('when a user asked for support, then the address leads to that user', async () => {
  signIn('admin')
  expect(await open('/support?search=Anna+%26+L%C3%B9')).toBe('/users')
  expect(router.state.location.search).toMatchObject({ search: 'Anna & Lù' })
})

test('when the last organization is left while its permissions are read, then the start page opens', async () => {
  signIn('member')
  const ensureQueryData = queryClient.ensureQueryData.bind(queryClient)
  vi.spyOn(queryClient, 'ensureQueryData').mockImplementation(async (options) => {
    if (options.queryKey !== permissionsQuery.queryKey) return ensureQueryData(options)
    queryClient.setQueryData(ownOrganizationsQuery.queryKey, [])
    session.setState({ organizationId: null })
    throw new Error('NOT_AUTHORIZED')
  })
  expect(await open('/releases')).toBe('/organizations/new')
})

test('when a refusal clears the organization while its permissions are read, then the page stays', async () => {
  signIn('member')
  const ensureQueryData = queryClient.ensureQueryData.bind(queryClient)
  let asked = 0
  vi.spyOn(queryClient, 'ensureQueryData').mockImplementation(async (options) => {
    if (options.queryKey !== permissionsQuery.queryKey) return ensureQueryData(options)
    asked += 1
    // Nobody may do anything in no organization.
    if (asked === 1) session.setState({ organizationId: null })
    return asked === 1 ? [] : PERMISSIONS
  })
  expect(await open('/labels')).toBe('/labels')
  expect(session.getState().organizationId).toBe(ORGANIZATION)
})
