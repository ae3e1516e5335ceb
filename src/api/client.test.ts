import { beforeEach, expect, test, vi } from 'vitest'

const ORGANIZATION = '6f1b8c1e-1111-4111-8111-111111111111'
const asked: Request[] = []
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
let failures = 0
const failNext = () => {
  failures = 1
}
vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
  const request = new Request(new URL(url, 'https://liner.test'), { ...init, signal: null })
  asked.push(request)
  if (failures > 0) {
    failures -= 1
    throw new TypeError('Failed to fetch')
  }
  const count = request.url.split('?')[0]?.split(',').length ?? 1
  return Response.json(Array.from({ length: count }, () => ({ result: { data: [] } })))
})
const { client } = await import('#src/api/client.ts')
const { session } = await import('#src/auth/session/session.ts')
const { Credentials } = await import('#src/api/links.ts')

beforeEach(() => {
  asked.length = 0
})

test('when there is a session, then a call carries its token and organization (access-6.9)', async () => {
  session.setState({ jwt: null, organizationId: null })
  await client.auth.permissions.query()
  session.setState({ jwt: 'token', organizationId: null })
  await client.auth.permissions.query()
  session.setState({ organizationId: ORGANIZATION })
  await client.auth.permissions.query()
  expect(asked.map(({ headers }) => [headers.get('authorization'), headers.get('x-organization-id')])).toEqual([
    [null, null],
    ['Bearer token', null],
    ['Bearer token', ORGANIZATION],
  ])
})

test('when calls are made at one moment, then they are batched by GET, never in an address that is too long', async () => {
  await Promise.all([client.auth.permissions.query(), client.organizations.own.query()])
  expect(asked.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
    ['GET', '/api/trpc/auth.permissions,organizations.own'],
  ])
  asked.length = 0
  const search = 'é'.repeat(150)
  await Promise.all(
    Array.from({ length: 20 }, (_, page) => client.labels.list.query({ page: page + 1, perPage: 10, search })),
  )
  expect(asked.length).toBeGreaterThan(1)
  for (const { url } of asked) expect(url.length).toBeLessThanOrEqual(2083 + 'https://liner.test'.length)
})

test('when a call has credentials of its own, then it shares a batch with no other', async () => {
  const south = ORGANIZATION.replaceAll('1', '2')
  session.setState({ jwt: 'token', organizationId: ORGANIZATION })
  const context = { credentials: new Credentials('earlier token', south) }
  await Promise.all([
    client.organizations.own.query(),
    client.organizations.own.query(undefined, { context }),
    client.auth.permissions.query(),
    client.auth.permissions.query(undefined, { context: { credentials: new Credentials('token', null) } }),
  ])
  const sent = asked.map(({ url, headers }) => [
    new URL(url).pathname.slice('/api/trpc/'.length),
    headers.get('authorization'),
    headers.get('x-organization-id'),
  ])
  expect(sent).toHaveLength(3)
  expect(sent).toEqual(
    expect.arrayContaining([
      ['organizations.own,auth.permissions', 'Bearer token', ORGANIZATION],
      ['organizations.own', 'Bearer earlier token', south],
      ['auth.permissions', 'Bearer token', null],
    ]),
  )
})

test('when changes are batched, then each has its idempotency key, in the position of its call', async () => {
  session.setState({ jwt: 'token', organizationId: ORGANIZATION })
  const keyed = (idempotencyKey: string) => ({ context: { idempotencyKey } })
  await Promise.all([
    client.labels.create.mutate({ name: 'One' }, keyed('first-key')),
    client.auth.unlinkSocial.mutate({ provider: 'GOOGLE' }),
    client.labels.create.mutate({ name: 'Three' }, keyed('third-key')),
  ])
  await client.auth.unlinkSocial.mutate({ provider: 'GOOGLE' })
  expect(asked.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['first-key,,third-key', null])
})

test('when a change is given no key, then it is sent with one that no other change has', async () => {
  const context = {}
  const create = (name: string) => client.labels.create.mutate({ name }, { context })
  await Promise.all([create('One'), create('Two')])
  const [one, two, ...others] = asked[0]?.headers.get('idempotency-key')?.split(',') ?? []
  for (const key of [one, two]) expect(key).toMatch(/^[\w-]{36}$/)
  expect(one).not.toBe(two)
  expect(others).toEqual([])
})

test('when a write is retried, then it goes to the organization it was made for, whichever is chosen by then', async () => {
  vi.useFakeTimers()
  session.setState({ jwt: 'token', organizationId: ORGANIZATION })
  vi.stubGlobal('navigator', { onLine: true })
  failNext()
  const written = client.auth.signOut.mutate({})
  await vi.advanceTimersByTimeAsync(500)
  session.setState({ organizationId: ORGANIZATION.replaceAll('1', '2') })
  await vi.advanceTimersByTimeAsync(1000)
  await written
  expect(asked.map(({ headers }) => headers.get('x-organization-id'))).toEqual([ORGANIZATION, ORGANIZATION])
  vi.useRealTimers()
})

test('when the organization is switched before the outbox sends a change, then it goes to the one it was made for', async () => {
  const { setOutbox } = await import('#src/api/links.ts')
  let goOn = () => {}
  const switched = new Promise<void>((resolve) => (goOn = resolve))
  setOutbox(async () => ({
    sendOrEnqueue: async ({ input, send }) => {
      await switched
      return send(input, 'key')
    },
  }))
  session.setState({ jwt: 'token', organizationId: ORGANIZATION })
  const written = client.labels.create.mutate({ name: 'One' })
  session.setState({ organizationId: ORGANIZATION.replaceAll('1', '2') })
  goOn()
  await written
  expect(asked.map(({ headers }) => headers.get('x-organization-id'))).toEqual([ORGANIZATION])
})
