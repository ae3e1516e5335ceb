import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'

const page = vi.hoisted(() => {
  const listeners = new Set<() => void>()
  return { listeners, render: () => listeners.forEach((listener) => listener()) }
})
const queryClient = new QueryClient()
vi.mock('#src/app/router.ts', () => ({
  router: {
    latestLocation: { pathname: '/releases/new', searchStr: '' },
    getMatchedRoutes: () => [[{ id: '/_member' }]],
    loadRouteChunk: () => undefined,
    subscribe: (_event: 'onRendered', listener: () => void) => {
      page.listeners.add(listener)
      return () => page.listeners.delete(listener)
    },
  },
}))
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
vi.mock('#src/api/query-client.ts', () => ({ queryClient }))

const load = () => import('#src/app/first-screen.ts')

const watch = async () => {
  const { firstScreenLoaded } = await load()
  const loaded = vi.fn<() => void>()
  void firstScreenLoaded().then(loaded)
  return loaded
}
afterEach(() => {
  vi.useRealTimers()
  vi.resetModules()
  page.listeners.clear()
})

test('when the first screen is rendered and its data has arrived, then it counts as loaded', async () => {
  const loaded = await watch()
  let arrive = (_data: string): void => undefined
  const data = new Promise<string>((resolve) => {
    arrive = (releases) => resolve(releases)
  })
  const query = queryClient.fetchQuery({ queryKey: ['releases'], queryFn: () => data })
  page.render()
  await Promise.resolve()
  expect(loaded).not.toHaveBeenCalled()
  arrive('releases')
  await query
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce())
})

test('when the first screen is already rendered, then it counts as loaded', async () => {
  await load()
  page.render()
  const loaded = await watch()
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce())
})

test('when the server does not answer, then the first screen counts as loaded after ten seconds', async () => {
  vi.useFakeTimers()
  const loaded = await watch()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(loaded).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(loaded).toHaveBeenCalledOnce()
})

test('when a list is asked for early, then its query is the one that its screen waits for', async () => {
  const { listQuery } = await load()
  const { api } = await import('#src/api/client.ts')
  const input = { page: 1, perPage: 10, sortBy: 'createdAt', sortDir: 'desc' } as const
  expect(listQuery('releases.list', input).queryKey).toEqual(api.releases.list.queryKey(input))
})

test('when the first database has not answered yet, then the locks are requested already', async () => {
  const request = vi.fn<() => Promise<never>>(() => new Promise(() => undefined))
  vi.stubGlobal('navigator', { onLine: true, locks: { request } })
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const { prefetchFirstScreen } = await load()
  const { session } = await import('#src/auth/session/session.ts')
  session.setState({ jwt: 'token' })
  prefetchFirstScreen()
  expect(request).toHaveBeenCalledOnce()
})
