import { afterEach, describe, expect, test, vi } from 'vitest'

const browser = new Map<string, string>()
const storage = {
  getItem: (key: string) => browser.get(key) ?? null,
  setItem: (key: string, value: string) => void browser.set(key, value),
  removeItem: (key: string) => void browser.delete(key),
}
const listen = () => undefined
vi.stubGlobal('window', { origin: 'https://liner.test', addEventListener: listen, removeEventListener: listen })
vi.stubGlobal('localStorage', storage)

type Answer = { result: { data: unknown } } | { error: { message: string; code: number; data: object } }
type Sent = {
  procedures: string[]
  token: string | null
  organization: string | null
  answer: (answers: Answer[]) => void
}
const sent: Sent[] = []
vi.stubGlobal('fetch', (url: string, { headers }: RequestInit) => {
  const { pathname } = new URL(url, 'https://liner.test')
  return new Promise<Response>((resolve) => {
    sent.push({
      procedures: pathname.replace('/api/trpc/', '').split(','),
      token: new Headers(headers).get('authorization'),
      organization: new Headers(headers).get('x-organization-id'),
      answer: (answers) => resolve(Response.json(answers)),
    })
  })
})
const REFUSED: Answer = {
  error: { message: 'NOT_LOGGED_IN', code: -32_001, data: { code: 'UNAUTHORIZED', httpStatus: 401 } },
}
const data = (answer: unknown): Answer => ({ result: { data: answer } })

const { queryClient } = await import('#src/api/query-client.ts')
const { clearSessionEnd, isSignedOutHere, session } = await import('#src/auth/session/session.ts')
const { currentUserQuery, ownOrganizationsQuery, permissionsQuery, requireViewer } =
  await import('#src/auth/viewer/viewer.ts')

const USER = { id: '00000000-0000-4000-8000-000000000000', role: 'SUPERADMIN', completed: true }
/** What the guard of a page reads of where the user goes. */
const open = async (pathname: string) => {
  const { createMemoryHistory, createRootRouteWithContext, createRoute, createRouter } =
    await import('@tanstack/react-router')
  const root = createRootRouteWithContext<{ routeAt: (path: string) => string }>()()
  const page = createRoute({ getParentRoute: () => root, path: '$', beforeLoad: requireViewer })
  const login = createRoute({ getParentRoute: () => root, path: 'login' })
  const router = createRouter({
    routeTree: root.addChildren([page, login]),
    history: createMemoryHistory({ initialEntries: [pathname] }),
    context: { routeAt: (path: string) => path },
    isServer: false,
  })
  await router.load()
  return router.state.location.href
}
const nextCall = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count))

afterEach(() => {
  queryClient.clear()
  session.setState({ jwt: null, organizationId: null })
  sent.length = 0
})

test('when the session ends while the viewer is loading, then the page leads to the sign-in', async () => {
  session.setState({ jwt: 'first' })
  const opened = open('/people')
  await nextCall(1)
  sent[0]?.answer([data(USER)])
  // The guard asks for the permissions without a token by then.
  session.setState({ jwt: null })
  await nextCall(2)
  sent[1]?.answer([REFUSED])
  expect(await opened).toBe('/login?redirect=%2Fpeople')
  expect(sent.map(({ token }) => token)).toEqual(['Bearer first', null])
})

test('when somebody has signed out, then their page leads to the sign-in without its address, until the next sign-in', async () => {
  isSignedOutHere.setState(true)
  expect(await open('/people')).toBe('/login')
  clearSessionEnd()
  expect(await open('/people')).toBe('/login?redirect=%2Fpeople')
})

test('when a call without a token is refused after the next sign-in, then the viewer is asked for again', async () => {
  void queryClient.prefetchQuery(currentUserQuery)
  await nextCall(1)
  session.setState({ jwt: 'second' })
  const opened = open('/people')
  sent[0]?.answer([REFUSED])
  await nextCall(2)
  expect(sent[1]).toMatchObject({ procedures: ['auth.user'], token: 'Bearer second' })
  sent[1]?.answer([data(USER)])
  await nextCall(3)
  sent[2]?.answer([data(['MANAGE_PEOPLE'])])
  expect(await opened).toBe('/people')
})

describe('when the organization of a member was cleared', () => {
  const MEMBER = {
    ...USER,
    role: 'MEMBER',
    email: 'member@liner.test',
    firstName: 'Marta',
    lastName: 'Olcese',
    avatar: null,
    avatarFileId: null,
    phone: null,
    googleId: null,
    facebookId: null,
    hasPassword: true,
  } as const
  const ORGANIZATION = '6f1b8c1e-1111-4111-8111-111111111111'
  const SECOND = '6f1b8c1e-2222-4222-8222-222222222222'
  const own = [
    { id: ORGANIZATION, name: 'Lanterna', image: null },
    { id: SECOND, name: 'Halyard', image: null },
  ]
  const keep = (queryKey: readonly unknown[], answer: unknown) => queryClient.setQueryData(queryKey, answer)

  test('then the permissions are those in the organization that is chosen, not those that were read without one', async () => {
    session.setState({ jwt: 'third' })
    keep(currentUserQuery.queryKey, MEMBER)
    keep(permissionsQuery.queryKey, [])
    const opened = open('/people')
    await nextCall(1)
    sent[0]?.answer([data(own)])
    await nextCall(2)
    sent[1]?.answer([data(['MANAGE_PEOPLE'])])
    expect(await opened).toBe('/people')
    expect(sent.map(({ organization }) => organization)).toEqual([null, ORGANIZATION])
  })

  test('then one is chosen once, however many screens ask', async () => {
    session.setState({ jwt: 'fourth' })
    keep(currentUserQuery.queryKey, MEMBER)
    keep(ownOrganizationsQuery.queryKey, own)
    const opened = [open('/people'), open('/people'), open('/people')]
    await nextCall(1)
    sent[0]?.answer([data(['MANAGE_PEOPLE'])])
    expect(await Promise.all(opened)).toEqual(['/people', '/people', '/people'])
    expect(sent.map(({ procedures }) => procedures)).toEqual([['auth.permissions']])
    expect(sent[0]?.organization).toBe(ORGANIZATION)
    expect(session.getState().organizationId).toBe(ORGANIZATION)
  })

  test.each([
    ['the one before it was cleared, if the member still belongs to it', SECOND, SECOND],
    ['the first, if the member has left the one before', '6f1b8c1e-3333-4333-8333-333333333333', ORGANIZATION],
  ])('then the one that is chosen is %s', async (_, before, chosen) => {
    session.setState({ jwt: 'fifth' })
    session.setState({ organizationId: before })
    session.setState({ organizationId: null })
    keep(currentUserQuery.queryKey, MEMBER)
    keep(ownOrganizationsQuery.queryKey, own)
    const opened = open('/people')
    await nextCall(1)
    sent[0]?.answer([data(['MANAGE_PEOPLE'])])
    expect(await opened).toBe('/people')
    expect(sent.map(({ organization }) => organization)).toEqual([chosen])
    expect(session.getState().organizationId).toBe(chosen)
  })
})
