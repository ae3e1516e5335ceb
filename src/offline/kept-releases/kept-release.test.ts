import { beforeEach, expect, test, vi } from 'vitest'
import { KEPT_RELEASES } from '#src/offline/kept-releases/marker.ts'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
  removeItem: (name: string) => stored.delete(name),
})
const { forgetKeptMarks, keptBy, keptReleases, noteKept, noteLetGo, readKeptReleases } =
  await import('#src/offline/kept-releases/kept-release.ts')
const { NewerStore } = await import('#src/offline/storage-health.ts')

const anna = { userId: 'anna', organizationId: 'north' }
const kept = (releaseId: string, title: string, owner = anna) => ({
  ...owner,
  releaseId,
  title,
  tracks: 1,
  readAt: 1,
  pictures: [],
  bytes: 0,
})
const titles = (owner = anna) => keptBy(keptReleases.get(), owner).map(({ title }) => title)

beforeEach(() => {
  stored.clear()
  readKeptReleases()
})

test('each person has their own in each organization, by title', () => {
  noteKept(kept('2', 'Zitta'))
  noteKept(kept('1', 'Axis'))
  noteKept(kept('1', 'Axis', { ...anna, organizationId: 'south' }))
  noteKept(kept('3', 'Rust', { ...anna, userId: 'bruno' }))
  expect(titles()).toEqual(['Axis', 'Zitta'])
  expect(titles({ ...anna, organizationId: 'south' })).toEqual(['Axis'])
})

test('kept again it stands once, as it was read last; let go of it stands no more', () => {
  noteKept(kept('1', 'Axis'))
  noteKept(kept('1', 'Axis, and More'))
  expect(titles()).toEqual(['Axis, and More'])
  noteLetGo(kept('1', ''))
  expect(titles()).toEqual([])
  expect(stored.has(KEPT_RELEASES)).toBe(false)
})

test.each(['{"version":1,"releases":[{}]}', 'no record'])('what cannot be read is none: %s', (found) => {
  stored.set(KEPT_RELEASES, found)
  readKeptReleases()
  expect(keptReleases.get()).toEqual([])
})

test('what a newer version keeps is left as it is', () => {
  const newer = JSON.stringify({ version: 2, sleeves: [] })
  stored.set(KEPT_RELEASES, newer)
  expect(() => noteKept(kept('1', 'Axis'))).toThrow(NewerStore)
  expect(stored.get(KEPT_RELEASES)).toBe(newer)
})

test('with the person it goes', () => {
  noteKept(kept('1', 'Axis'))
  forgetKeptMarks()
  expect([titles(), stored.size]).toEqual([[], 0])
})
