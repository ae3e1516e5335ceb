import { beforeEach, expect, test, vi } from 'vitest'
import { PINNED_RELEASES_KEY } from '#src/offline/query-persistence/query-persister.ts'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
  removeItem: (name: string) => stored.delete(name),
})
const { clearPinnedReleaseList, pinnedBy, pinnedReleases, addPinnedRelease, removePinnedRelease, readPinnedReleases } =
  await import('#src/offline/pinned/pinned-releases.ts')
const { NewerVersionError } = await import('#src/offline/storage/storage-health.ts')

const anna = { userId: 'anna', organizationId: 'north' }
const pinned = (releaseId: string, title: string, owner = anna) => ({
  ...owner,
  releaseId,
  title,
  tracks: 1,
  readAt: 1,
  pictures: [],
  bytes: 0,
})
const titles = (owner = anna) => pinnedBy(pinnedReleases.getState(), owner).map(({ title }) => title)

beforeEach(() => {
  stored.clear()
  readPinnedReleases()
})

test('when releases are pinned, then each user has their own in each organization, sorted by title', () => {
  addPinnedRelease(pinned('2', 'Zitta'))
  addPinnedRelease(pinned('1', 'Axis'))
  addPinnedRelease(pinned('1', 'Axis', { ...anna, organizationId: 'south' }))
  addPinnedRelease(pinned('3', 'Rust', { ...anna, userId: 'bruno' }))
  expect(titles()).toEqual(['Axis', 'Zitta'])
  expect(titles({ ...anna, organizationId: 'south' })).toEqual(['Axis'])
})

test('when a release is pinned again, then it is listed once, as read last; unpinned, it is not listed', () => {
  addPinnedRelease(pinned('1', 'Axis'))
  addPinnedRelease(pinned('1', 'Axis, and More'))
  expect(titles()).toEqual(['Axis, and More'])
  removePinnedRelease(pinned('1', ''))
  expect(titles()).toEqual([])
  expect(stored.has(PINNED_RELEASES_KEY)).toBe(false)
})

test.each(['{"version":1,"releases":[{}]}', 'no record'])(
  'when a record is unreadable, then nothing is pinned: %s',
  (found) => {
    stored.set(PINNED_RELEASES_KEY, found)
    readPinnedReleases()
    expect(pinnedReleases.getState()).toEqual([])
  },
)

test('when a record has a newer version, then it is not touched', () => {
  const newer = JSON.stringify({ version: 2, sleeves: [] })
  stored.set(PINNED_RELEASES_KEY, newer)
  expect(() => addPinnedRelease(pinned('1', 'Axis'))).toThrow(NewerVersionError)
  expect(stored.get(PINNED_RELEASES_KEY)).toBe(newer)
})

test('when the session ends, then pinned releases are deleted', () => {
  addPinnedRelease(pinned('1', 'Axis'))
  clearPinnedReleaseList()
  expect([titles(), stored.size]).toEqual([[], 0])
})
