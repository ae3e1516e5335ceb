import { afterEach, expect, test, vi } from 'vitest'
import { timedOut } from '#src/api/errors.ts'
import { readPersistedAnswers } from '#src/offline/query-persistence/persisted-queries.ts'
import { fallBackToOfflineSearch } from '#src/shared/picker/offline-search.ts'

vi.mock('#src/offline/query-persistence/persisted-queries.ts', () => ({
  readPersistedAnswers: vi.fn(() => Promise.resolve([])),
}))
afterEach(() => vi.unstubAllGlobals())

const KEPT = { artists: [{ id: 'a1', name: 'Sestri Notte', image: null }] }

test('what is kept answers a search that nobody answered', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.mocked(readPersistedAnswers).mockResolvedValueOnce([KEPT])
  expect(await fallBackToOfflineSearch(timedOut(), 'artists', 'Sestri')).toMatchObject([{ id: 'a1' }])
})

test('a search that nobody answered has failed where nothing is kept: it did not find nothing', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  await expect(fallBackToOfflineSearch(timedOut(), 'artists', 'Sestri')).rejects.toThrow('TIMEOUT')
})

test('offline, what is not kept can be made', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(await fallBackToOfflineSearch(timedOut(), 'artists', 'Sestri')).toEqual([])
})

test('what the server refused is not looked for here', async () => {
  const refused = new Error('refused')
  await expect(fallBackToOfflineSearch(refused, 'artists', 'Sestri')).rejects.toBe(refused)
})
