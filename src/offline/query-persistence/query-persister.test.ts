import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

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

test('a persisted answer is found by its area', async () => {
  await keep()
  expect(await readPersistedAnswers('labels')).toEqual([{ labels: [], count: 1 }])
  expect(await readPersistedAnswers('artists')).toEqual([])
})

test('who is signed in stays persisted when the rest is deleted', async () => {
  await keep()
  await clearPersistedAnswers()
  expect(await readPersistedAnswers('labels')).toEqual([])
  expect(await readPersistedAnswers('organizations')).toMatchObject([[{ name: 'North' }]])
})

test('when an answer is persisted, then it is restored at once, and fetched again', async () => {
  await keep()
  const ask = vi.fn(async () => ({ labels: [], count: 0 }))
  const client = new QueryClient({ defaultOptions: { queries: { persister: persistQuery, retry: false } } })
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
