import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
const { keepForOffline, keepNow } = await import('#src/api/keep-for-offline.ts')
const { forgetRead, keptOf } = await import('#src/api/kept-answers.ts')

const LIST = [['labels', 'list'], { input: { page: 1 }, type: 'query' }]
const USER = [['auth', 'user'], { type: 'query' }]
const keep = async () => {
  const client = new QueryClient()
  client.setQueryData(LIST, { labels: [{ id: '1', name: 'Lanterna' }], count: 1 })
  client.setQueryData(USER, { id: 'anna' })
  for (const key of [LIST, USER]) await keepNow(key, client)
}

test('what a screen was given is found again by its area', async () => {
  await keep()
  expect(await keptOf('labels')).toEqual([{ labels: [{ id: '1', name: 'Lanterna' }], count: 1 }])
  expect(await keptOf('artists')).toEqual([])
})

test('who is signed in is kept when the rest is let go of', async () => {
  await keep()
  await forgetRead()
  expect(await keptOf('labels')).toEqual([])
  expect(await keptOf('auth')).toEqual([{ id: 'anna' }])
})

test('what was kept is given back at once, and asked for anew', async () => {
  await keep()
  const ask = vi.fn(async () => ({ labels: [], count: 0 }))
  const client = new QueryClient({ defaultOptions: { queries: { persister: keepForOffline, retry: false } } })
  const options = { queryKey: LIST, queryFn: ask, meta: { offline: true } }
  expect(await client.fetchQuery(options)).toMatchObject({ count: 1 })
  await vi.waitFor(() => expect(client.getQueryData(LIST)).toMatchObject({ count: 0 }))
  expect(ask).toHaveBeenCalledOnce()
})
