import 'fake-indexeddb/auto'
import { onlineManager, QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
const { persistQuery, persistQueryNow } = await import('#src/offline/query-persistence/query-persister.ts')
const { session } = await import('#src/auth/session/session.ts')
const { clearPersistedAnswers, readPersistedAnswers } =
  await import('#src/offline/query-persistence/persisted-queries.ts')

const LIST = [['labels', 'list'], { input: { page: 1 }, type: 'query' }]
const OWN = [['organizations', 'own'], { type: 'query' }]
const ANSWERS: [typeof LIST | typeof OWN, unknown][] = [
  [LIST, { labels: [], count: 1 }],
  [OWN, [{ id: '00000000-0000-4000-8000-000000000001', name: 'North', image: null }]],
]
const keep = async () => {
  const client = new QueryClient()
  for (const [key, answer] of ANSWERS) {
    client.setQueryData(key, answer)
    await persistQueryNow(key, client)
  }
}

test('when an answer is persisted, then it is found by its area', async () => {
  await keep()
  expect(await readPersistedAnswers('labels')).toEqual([{ labels: [], count: 1 }])
  expect(await readPersistedAnswers('artists')).toEqual([])
})

test('when the rest is deleted, then the signed-in user stays persisted', async () => {
  await keep()
  await clearPersistedAnswers()
  expect(await readPersistedAnswers('labels')).toEqual([])
  expect(await readPersistedAnswers('organizations')).toMatchObject([[{ name: 'North' }]])
})

test('when an answer is persisted, then it is restored at once, and fetched again', async () => {
  await keep()
  const ask = vi.fn(async () => ({ labels: [], count: 0 }))
  const client = new QueryClient({
    defaultOptions: { queries: { persister: persistQuery, networkMode: 'offlineFirst', retry: false } },
  })
  const options = { queryKey: LIST, queryFn: ask, meta: { offline: true } }
  expect(await client.fetchQuery(options)).toMatchObject({ count: 1 })
  await vi.waitFor(() => expect(client.getQueryData(LIST)).toMatchObject({ count: 0 }))
  expect(ask).toHaveBeenCalledOnce()
})

test('when another organization is chosen before an answer is stored, then it is not stored as an answer of that one', async () => {
  const [north, south] = ['1', '2'].map((digit) => `6f1b8c1e-1111-4111-8111-${digit.repeat(12)}`)
  const client = new QueryClient()
  session.setState({ jwt: 'token', organizationId: north ?? null })
  client.setQueryData(LIST, { labels: [], count: 7 })
  const storing = persistQueryNow(LIST, client)
  session.setState({ organizationId: south ?? null })
  await storing
  expect(await readPersistedAnswers('labels')).toEqual([])
})

const listKey = (search: string) => [['labels', 'list'], { input: { page: 1, perPage: 10, search }, type: 'query' }]
const LIST_KEY = listKey('north')
const stored = { labels: [], count: 0 }
const fresh = { labels: [], count: 1 }

/** Shows a query until the test ends, with what each turn of it showed. */
const show = (ask: () => unknown, queryKey: QueryKey = LIST_KEY) => {
  const client = new QueryClient({
    defaultOptions: { queries: { persister: persistQuery, networkMode: 'offlineFirst', retry: false } },
  })
  const observer = new QueryObserver(client, { queryKey, queryFn: async () => ask(), meta: { offline: true } })
  const shown: unknown[] = []
  stops.push(observer.subscribe(({ data, error }) => shown.push(error?.message ?? data)))
  return { client, shown, last: () => shown.at(-1) }
}
const stops: (() => void)[] = []
const store = async (queryKey: QueryKey = LIST_KEY) => {
  const client = new QueryClient()
  client.setQueryData(queryKey, stored)
  await persistQueryNow(queryKey, client)
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  onlineManager.setOnline(true)
})

test('when an answer is stored, then it is shown first, and the network was asked before, once', async () => {
  await store()
  const whenAsked: unknown[] = []
  const { shown, last } = show(async () => {
    whenAsked.push(last())
    await vi.waitFor(() => expect(shown).toContainEqual(stored))
    return fresh
  })
  await vi.waitFor(() => expect(last()).toEqual(fresh))
  expect(shown).toContainEqual(stored)
  expect(whenAsked).toEqual([undefined])
})

test('when the network fails before storage has answered, then what is stored is shown with the failure', async () => {
  // A key of its own: the answer of the test before may still be on its way into storage.
  const queryKey = listKey('west')
  await store(queryKey)
  const { shown, last } = show(() => {
    throw new Error('No answer')
  }, queryKey)
  await vi.waitFor(() => expect(last()).toBe('No answer'))
  expect(shown).toContainEqual(stored)
})

test('when it is fetched again later, then the network is asked again', async () => {
  await store()
  const ask = vi.fn(() => fresh)
  const { client, last } = show(ask)
  await vi.waitFor(() => expect(last()).toEqual(fresh))
  await client.refetchQueries({ queryKey: LIST_KEY })
  expect(ask).toHaveBeenCalledTimes(2)
})

test('when nothing is stored, then the network is asked once', async () => {
  const ask = vi.fn(() => fresh)
  const { last } = show(ask, listKey('south'))
  await vi.waitFor(() => expect(last()).toEqual(fresh))
  expect(ask).toHaveBeenCalledTimes(1)
})

test('when there is no connection, then what is stored is shown before the network is asked', async () => {
  const queryKey = listKey('east')
  await store(queryKey)
  onlineManager.setOnline(false)
  const whenAsked: unknown[] = []
  const { last } = show(() => {
    whenAsked.push(last())
    return fresh
  }, queryKey)
  await vi.waitFor(() => expect(last()).toEqual(fresh))
  expect(whenAsked).toEqual([stored])
})
