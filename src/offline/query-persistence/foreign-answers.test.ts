import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { keys } from 'idb-keyval'
import { beforeEach, expect, test, vi } from 'vitest'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
const { ownedKey, persistedQueryStore, persistQueryNow } =
  await import('#src/offline/query-persistence/query-persister.ts')
const { pictureStore, savePicture } = await import('#src/offline/query-persistence/persisted-pictures.ts')
const { deleteForeignAnswers } = await import('#src/offline/query-persistence/foreign-answers.ts')
const { session } = await import('#src/auth/session/session.ts')

const NORTH = '6f1b8c1e-1111-4111-8111-111111111111'
const LIST = [['labels', 'list'], { input: { page: 1 }, type: 'query' }]

const persistAs = async (jwt: string) => {
  session.setState({ jwt, organizationId: NORTH })
  const client = new QueryClient()
  client.setQueryData(LIST, { labels: [], count: 1 })
  await persistQueryNow(LIST, client)
  await savePicture(ownedKey('file/one'), new Blob(['twelve bytes']))
}
const stored = async () => [...(await keys<string>(persistedQueryStore)), ...(await keys<string>(pictureStore))]

beforeEach(async () => {
  session.setState({ jwt: null, organizationId: null })
  await deleteForeignAnswers()
  await persistAs('first-token')
  await persistAs('other-token')
})

test('when answers and pictures are persisted, then each session has its own, and no key holds a token', async () => {
  const found = await stored()
  expect(new Set(found).size).toBe(4)
  expect(found.filter((key) => key.includes('token'))).toEqual([])
})

test('when a page starts, then what another session has left is deleted, and its own stays', async () => {
  await deleteForeignAnswers()
  const found = await stored()
  expect(found).toHaveLength(2)
  expect(found.every((key) => key.startsWith(ownedKey('').split('/')[0] ?? ''))).toBe(true)
})

test('when the session works in another organization, then what it read in the one before stays', async () => {
  session.setState({ organizationId: NORTH.replaceAll('1', '2') })
  await deleteForeignAnswers()
  expect(await stored()).toHaveLength(2)
})

test('when a page starts signed out, then nothing stays', async () => {
  session.setState({ jwt: null })
  await deleteForeignAnswers()
  expect(await stored()).toEqual([])
})
