import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const NORTH = '00000000-0000-4000-8000-00000000000a'
const SOUTH = '00000000-0000-4000-8000-00000000000b'
const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
  removeItem: (name: string) => stored.delete(name),
})

const answers = vi.hoisted(() => ({
  release: vi.fn(),
  picture: vi.fn(async (address: string): Promise<Blob | null> => new Blob([address])),
  permissions: ['MANAGE_RELEASE', 'MANAGE_ARTIST'],
}))
const asked: string[] = []
const procedure = (path: string, answer: () => unknown) => ({
  query: async () => {
    asked.push(path)
    return answer()
  },
})
const artist = { id: 'vela', image: 'https://pictures.liner.test/vela' }
vi.mock('#src/api/client.ts', () => {
  const key = (path: string) => ({ queryKey: (input: unknown) => [path.split('.'), { input, type: 'query' }] })
  return {
    api: {
      releases: { get: key('releases.get'), history: key('releases.history') },
      labels: { get: key('labels.get') },
      artists: { get: key('artists.get') },
      assets: { get: key('assets.get') },
    },
    client: {
      releases: { get: procedure('releases.get', answers.release), history: procedure('releases.history', () => []) },
      labels: { get: procedure('labels.get', () => ({ id: 'lanterna' })) },
      artists: { get: procedure('artists.get', () => artist) },
      assets: { get: procedure('assets.get', () => ({ id: 'track' })) },
    },
  }
})
// The answers here have only what pinning asks of them.
vi.mock('#src/api/response-validation.ts', () => ({ isValidData: () => true }))
vi.mock('#src/auth/viewer/viewer.ts', () => ({
  loadViewer: async () => ({ user: { id: 'anna' }, permissions: answers.permissions }),
}))
type Picture = { naturalWidth: number; naturalHeight: number; blob: Blob }
vi.mock('#src/platform/load-readable-image.ts', () => ({
  loadReadableImage: async (address: string): Promise<Picture> => {
    const blob = await answers.picture(address)
    if (blob === null) throw new Error(`not loaded: ${address}`)
    return { naturalWidth: 1, naturalHeight: 1, blob }
  },
}))
/** Whatever is drawn on it is what it holds. */
class FakeCanvas {
  drawn = new Blob()
  getContext() {
    return { drawImage: ({ blob }: Picture) => void (this.drawn = blob) }
  }
  async convertToBlob() {
    return this.drawn
  }
}
vi.stubGlobal('OffscreenCanvas', FakeCanvas)

const { queryClient } = await import('#src/api/query-client.ts')
const { session } = await import('#src/auth/session/session.ts')
const { clearPinnedReleases, pinRelease, unpinRelease } = await import('#src/offline/pinned/pin-release.ts')
const { readPersistedInputs, readPersistedAnswers } =
  await import('#src/offline/query-persistence/persisted-queries.ts')
const { pinnedReleases } = await import('#src/offline/pinned/pinned-releases.ts')
const { persistedPictureSize } = await import('#src/offline/query-persistence/persisted-pictures.ts')
const { storageHealth } = await import('#src/offline/storage/storage-health.ts')

const release = (id: string, fileId: string) => ({
  id,
  title: 'Axis',
  cover: { fileId, url: `https://pictures.liner.test/${fileId}` },
  label: { id: 'lanterna', name: 'Lanterna' },
  artists: [{ artistId: 'vela', type: 'PRIMARY', name: 'Vela Nera' }],
  tracks: [{ id: 'track', artists: [{ artistId: 'vela', image: artist.image }] }],
})

beforeEach(async () => {
  asked.length = 0
  storageHealth.setState('well')
  answers.release.mockReturnValue(release('one', 'cover'))
  await clearPinnedReleases()
})
afterEach(() => vi.clearAllMocks())

test('when a release is pinned, then so is what belongs to it, as far as this user may see it', async () => {
  expect(await pinRelease('one')).toEqual({ missing: 0 })
  expect(asked).toEqual(['releases.get', 'releases.history', 'artists.get'])
  expect(await readPersistedInputs('releases', 'get')).toEqual([{ releaseId: 'one' }])
  expect(await readPersistedAnswers('artists')).toEqual([artist])
  expect(await persistedPictureSize()).toMatchObject({ count: 2 })
  expect(pinnedReleases.getState()).toMatchObject([
    { userId: 'anna', releaseId: 'one', title: 'Axis', tracks: 1, pictures: ['file/cover', 'image/vela'] },
  ])
})

test('when a picture cannot be read, then it is counted, and the release is pinned without it', async () => {
  answers.picture.mockResolvedValueOnce(null)
  expect(await pinRelease('one')).toEqual({ missing: 1 })
  expect(pinnedReleases.getState()).toHaveLength(1)
})

test.each([
  ['the organization is switched', { organizationId: SOUTH }],
  ['the person signs out', { jwt: null, organizationId: null }],
])('when %s while a release is being read, then it is not pinned, and not shown to others', async (_what, change) => {
  session.setState({ jwt: 'token', organizationId: NORTH })
  answers.release.mockImplementationOnce(() => {
    session.setState(change)
    return release('three', 'cover')
  })
  expect(await pinRelease('three')).toBeNull()
  expect(pinnedReleases.getState()).toEqual([])
  expect(await persistedPictureSize()).toMatchObject({ count: 0 })
  expect(queryClient.getQueryData([['releases', 'get'], { input: { releaseId: 'three' }, type: 'query' }])).toBe(
    undefined,
  )
  session.setState({ jwt: null, organizationId: null })
})

test('when the organization is switched while pictures are being read, then the release is not pinned', async () => {
  session.setState({ jwt: 'token', organizationId: NORTH })
  answers.picture.mockImplementationOnce(async (address) => {
    session.setState({ organizationId: SOUTH })
    return new Blob([address])
  })
  expect(await pinRelease('one')).toBeNull()
  expect(pinnedReleases.getState()).toEqual([])
  expect(await persistedPictureSize()).toMatchObject({ count: 0 })
  session.setState({ jwt: null, organizationId: null })
})

test.each([
  ['there is no room', 'full', 'QuotaExceededError'],
  ['the storage does not answer', 'silent', 'TimeoutError'],
] as const)('when %s, then the release is not pinned', async (_what, health, name) => {
  storageHealth.setState(health)
  await expect(pinRelease('one')).rejects.toMatchObject({ name })
  expect(pinnedReleases.getState()).toEqual([])
})

test('when a release is unpinned, then the pictures that another one needs stay', async () => {
  await pinRelease('one')
  answers.release.mockReturnValue(release('two', 'other'))
  await pinRelease('two')
  const [first] = pinnedReleases.getState()
  if (first === undefined) throw new Error('It was just pinned')
  await unpinRelease(first)
  expect(pinnedReleases.getState()).toMatchObject([{ releaseId: 'two' }])
  expect(await persistedPictureSize()).toMatchObject({ count: 2 })
})
