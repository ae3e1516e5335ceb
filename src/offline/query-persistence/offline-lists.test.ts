import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
const { persistQueryNow } = await import('#src/offline/query-persistence/query-persister.ts')
const { readOfflineLists } = await import('#src/offline/query-persistence/offline-lists.ts')

const keep = async (area: string, input: object) => {
  const client = new QueryClient()
  const key = [[area, 'list'], { input, type: 'query' }]
  client.setQueryData(key, { [area]: [], count: 0 })
  await persistQueryNow(key, client)
}

test('when lists were read, then each is offered at its first page, or else at the page that was read', async () => {
  await keep('labels', { page: 3, perPage: 10 })
  await keep('labels', { page: 1, perPage: 10 })
  await keep('labels', { page: 1, perPage: 10, search: 'sea' })
  await keep('artists', { page: 2, perPage: 10, status: 'ACTIVE' })
  await keep('submissions', { page: 1 })
  expect(await readOfflineLists()).toEqual([
    { area: 'artists', search: { page: 2, perPage: 10, status: 'ACTIVE' } },
    { area: 'labels', search: { page: 1, perPage: 10 } },
  ])
})
