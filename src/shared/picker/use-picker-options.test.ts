import { afterEach, expect, test, vi } from 'vitest'
import { timeoutError } from '#src/api/errors.ts'
import { readPersistedAnswers } from '#src/offline/query-persistence/persisted-queries.ts'
import { fallBackToOfflineSearch } from '#src/shared/picker/use-picker-options.ts'

vi.mock('#src/offline/query-persistence/persisted-queries.ts', () => ({
  readPersistedAnswers: vi.fn(() => Promise.resolve([])),
}))
afterEach(() => vi.unstubAllGlobals())

const PERSISTED = { artists: [{ id: 'a1', name: 'Sestri Notte', image: null }] }

test('when the server is unreachable, then the device answers the search', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.mocked(readPersistedAnswers).mockResolvedValueOnce([PERSISTED])
  expect(await fallBackToOfflineSearch(timeoutError(), 'artists', 'Sestri')).toMatchObject([{ id: 'a1' }])
})

const RELEASES = {
  releases: [
    {
      id: 'r1',
      name: 'Not searched',
      artists: [{ artistId: 'a2', name: 'Nina Calvera', type: 'PRIMARY' }],
      label: { id: 'l1', name: 'Lanterna' },
    },
    { id: 'r2', artists: [{ artistId: 'a2', name: 'Nina Calvera', type: 'PRIMARY' }], label: null },
  ],
}
const ASSET = { id: 't1', artists: [{ artistId: 'a1', name: 'Sestri Notte', image: null, type: 'PRIMARY' }] }

test.each([
  ['artists', 'nina', [{ id: 'a2', name: 'Nina Calvera', image: null }]],
  ['artists', 'sestri', [{ id: 'a1', name: 'Sestri Notte', image: null }]],
  ['labels', 'lant', [{ id: 'l1', name: 'Lanterna', image: null }]],
  ['artists', 'not searched', []],
] as const)(
  'when %s were only read with releases and tracks, then the device finds “%s” there',
  async (kind, text, found) => {
    vi.stubGlobal('navigator', { onLine: false })
    const answers: Record<string, unknown[]> = { releases: [RELEASES], assets: [ASSET] }
    vi.mocked(readPersistedAnswers).mockImplementation((area) => Promise.resolve(answers[area] ?? []))
    expect(await fallBackToOfflineSearch(timeoutError(), kind, text)).toEqual(found)
    vi.mocked(readPersistedAnswers).mockImplementation(() => Promise.resolve([]))
  },
)

test('when the server is unreachable and the device finds nothing, then the search fails', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  await expect(fallBackToOfflineSearch(timeoutError(), 'artists', 'Sestri')).rejects.toThrow('TIMEOUT')
})

test('when the browser is offline and finds nothing, then the result is empty', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(await fallBackToOfflineSearch(timeoutError(), 'artists', 'Sestri')).toEqual([])
})

test('when the server refuses, then the device is not searched', async () => {
  const refused = new Error('refused')
  await expect(fallBackToOfflineSearch(refused, 'artists', 'Sestri')).rejects.toBe(refused)
})
