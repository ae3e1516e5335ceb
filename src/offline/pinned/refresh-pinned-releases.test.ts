import { TRPCClientError } from '@trpc/client'
import { beforeEach, expect, test, vi } from 'vitest'

const HOUR_MS = 60 * 60_000
const NORTH = 'north'
const GONE = TRPCClientError.from({
  error: { code: -32_004, message: 'NOT_FOUND', data: { code: 'NOT_FOUND', httpStatus: 404 } },
})

type Setup = {
  jwt: string | null
  organizationId: string | null
  stored: { userId: string; organizationId: string; releaseId: string; readAt: number }[]
}
const keep = vi.hoisted(() => vi.fn<(releaseId: string) => Promise<unknown>>())
const letGo = vi.hoisted(() => vi.fn<(stored: object) => Promise<void>>())
const setup = vi.hoisted((): Setup => ({ jwt: 'token', organizationId: 'north', stored: [] }))
vi.mock('#src/offline/pinned/pin-release.ts', () => ({ pinRelease: keep, unpinRelease: letGo }))
vi.mock('#src/auth/viewer/viewer.ts', () => ({ loadViewer: async () => ({ user: { id: 'anna' } }) }))
vi.mock('#src/platform/web-locks.ts', () => ({ hasWebLocks: async () => 'locks' in navigator }))
vi.mock('#src/auth/session/session.ts', () => ({ session: { getState: () => setup } }))
vi.mock('#src/offline/pinned/pinned-releases.ts', () => ({
  pinnedReleases: { getState: () => setup.stored },
  pinnedBy: (stored: typeof setup.stored, owner: { userId: string; organizationId: string }) =>
    stored.filter((one) => one.userId === owner.userId && one.organizationId === owner.organizationId),
}))
const { refreshPinnedReleases } = await import('#src/offline/pinned/refresh-pinned-releases.ts')

const stored = (releaseId: string, hoursAgo: number, organizationId = NORTH) => ({
  userId: 'anna',
  organizationId,
  releaseId,
  readAt: Date.now() - hoursAgo * HOUR_MS,
})

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  Object.assign(setup, { jwt: 'token', organizationId: NORTH, stored: [stored('old', 2), stored('new', 0.5)] })
  keep.mockReset().mockResolvedValue({ missing: 0 })
  letGo.mockReset().mockResolvedValue(undefined)
})

test('when releases were read more than an hour ago, then they are refreshed, in this organization only', async () => {
  setup.stored.push(stored('elsewhere', 5, 'south'))
  await refreshPinnedReleases()
  expect(keep.mock.calls).toEqual([['old']])
})

test('when nobody is signed in, or there is no network, then nothing is fetched', async () => {
  setup.jwt = null
  await refreshPinnedReleases()
  Object.assign(setup, { jwt: 'token' })
  vi.stubGlobal('navigator', { onLine: false })
  await refreshPinnedReleases()
  expect(keep).not.toHaveBeenCalled()
})

test('when a release is gone, then it is unpinned; when reading it fails, then it stays', async () => {
  setup.stored = [stored('gone', 3), stored('failing', 3)]
  keep.mockRejectedValueOnce(GONE).mockRejectedValueOnce(new Error('Failed to fetch'))
  await refreshPinnedReleases()
  expect(letGo.mock.calls).toMatchObject([[{ releaseId: 'gone' }]])
})

test('when another organization is chosen meanwhile, then no more of this one is refreshed', async () => {
  setup.stored = [stored('first', 3), stored('second', 3)]
  keep.mockImplementationOnce(async () => {
    setup.organizationId = 'south'
  })
  await refreshPinnedReleases()
  expect(keep.mock.calls).toEqual([['first']])
})

test('when the person signs out meanwhile, or somebody else signs in, then nothing more is refreshed for them', async () => {
  Object.assign(setup, { organizationId: null, stored: [stored('first', 3, ''), stored('second', 3, '')] })
  keep.mockImplementationOnce(async () => {
    setup.jwt = null
  })
  await refreshPinnedReleases()
  expect(keep.mock.calls).toEqual([['first']])
})

test('when another tab refreshes, then this one does not', async () => {
  const request = vi.fn(async (_name: string, _options: object, held: (lock: object | null) => Promise<void>) =>
    held(null),
  )
  vi.stubGlobal('navigator', { onLine: true, locks: { request } })
  await refreshPinnedReleases()
  expect(request).toHaveBeenCalledOnce()
  expect(keep).not.toHaveBeenCalled()
})
