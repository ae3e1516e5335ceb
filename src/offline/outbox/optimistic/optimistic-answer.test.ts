import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import type { Change } from '#src/offline/outbox/optimistic/optimistic-answer.ts'
import { added } from '#src/offline/outbox/queue/queue.ts'
import { ANNA, NORTH, signedIn } from '#src/offline/outbox/testing/signed-in.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-00000000010${number}`
const ARTIST = idOf(1)
const TRACK = idOf(2)
const RELEASE = idOf(3)
const LABEL = idOf(4)
const STORES = [idOf(5), idOf(6)]
const NAMES = { [ARTIST]: 'Vela Nera', [LABEL]: 'Lanterna', [NORTH]: 'North' }
const CREDIT = { artistId: ARTIST, type: 'PRIMARY' }

type Setup = Awaited<ReturnType<typeof signedIn>>
let setup: Setup
let keys: Record<'artist' | 'release' | 'first' | 'further', readonly unknown[]>

/** The page is closed as soon as it is shown: what is answered is what was guessed. */
const shown = async (path: string, input: Record<string, unknown>) => {
  const { optimisticAnswer } = await import('#src/offline/outbox/optimistic/optimistic-answer.ts')
  const change: Change = { path, input, names: NAMES, organizationId: NORTH }
  const guess = await optimisticAnswer(change)
  if (guess === null) return undefined
  const { optimistic } = guess
  const made = { id: crypto.randomUUID(), userId: ANNA, title: '', since: 0, uncertain: false, optimistic }
  await setup.changeQueue((queue) => added(queue, { ...made, organizationId: NORTH, path, input }))
  const { showQueue } = await import('#src/offline/outbox/optimistic/query-overlay.ts')
  await showQueue()
  return guess.answer
}
const read = (key: readonly unknown[]) => setup.queryClient.getQueryData(key)

beforeEach(async () => {
  setup = await signedIn()
  const { api } = await import('#src/api/client.ts')
  keys = {
    artist: api.artists.get.queryKey({ artistId: ARTIST }),
    release: api.releases.get.queryKey({ releaseId: RELEASE }),
    first: api.artists.list.queryKey({ page: 1, perPage: 10 }),
    further: api.artists.list.queryKey({ page: 2, perPage: 10 }),
  }
})

test('when an artist is created, then it is shown with the name of its label, and first on the first page only', async () => {
  setup.queryClient.setQueryData(keys.first, { artists: [{ id: TRACK, name: 'Other' }], count: 11 })
  setup.queryClient.setQueryData(keys.further, { artists: [{ id: RELEASE, name: 'Another' }], count: 11 })
  const made = await shown('artists.create', { id: ARTIST, name: 'Vela Nera', labelId: LABEL })
  expect(made).toMatchObject({
    id: ARTIST,
    revision: 1,
    name: 'Vela Nera',
    label: { id: LABEL, name: 'Lanterna' },
    organization: { id: NORTH, name: 'North' },
    status: 'ACTIVE',
    channels: [],
  })
  expect(read(keys.artist)).toEqual({ ...Object(made), serverData: null })
  expect(read(keys.first)).toMatchObject({ artists: [{ id: ARTIST }, { id: TRACK }], count: 12 })
  expect(read(keys.further)).toMatchObject({ artists: [{ id: RELEASE }], count: 11 })
})

test('when an artist is changed, then its page and the lists show the change over what was read, one revision on', async () => {
  const before = await shown('artists.create', { id: ARTIST, name: 'Vela Nera', country: 'IT' })
  setup.queryClient.setQueryData(keys.further, { artists: [before], count: 11 })
  await shown('artists.update', { artistId: ARTIST, revision: 1, name: 'Vela Rossa', labelId: null })
  expect(read(keys.artist)).toMatchObject({ name: 'Vela Rossa', country: 'IT', label: null, revision: 2 })
  expect(read(keys.further)).toMatchObject({ artists: [{ id: ARTIST, name: 'Vela Rossa' }], count: 11 })
})

test('when an entity was never read, then there is no optimistic answer', async () => {
  expect(await shown('artists.update', { artistId: ARTIST, revision: 1, name: 'Vela Rossa' })).toBeUndefined()
  expect(await shown('submissions.create', { releaseId: RELEASE, storeIds: STORES })).toBeUndefined()
  expect(read(keys.artist)).toBeUndefined()
})

test('when a track and a release are created, then the track names its artists, and the release its tracks', async () => {
  const track = { id: TRACK, title: 'Low Tide', format: 'TRACK', artists: [CREDIT] }
  expect(await shown('assets.create', track)).toMatchObject({
    id: TRACK,
    artists: [{ ...CREDIT, name: 'Vela Nera' }],
    media: null,
    releasesCount: 0,
  })
  const release = { id: RELEASE, title: 'Paper Boats', format: 'SINGLE', artists: [CREDIT], labelId: LABEL }
  const tracklist = [{ assetId: TRACK, position: 1 }]
  expect(await shown('releases.create', { ...release, tracklist })).toMatchObject({
    title: 'Paper Boats',
    artists: [{ artistId: ARTIST, name: 'Vela Nera' }],
    label: { id: LABEL, name: 'Lanterna' },
    tracks: [{ id: TRACK, title: 'Low Tide' }],
    submissions: [],
  })
})

test('when a release is submitted, then it waits for a reviewer at every store', async () => {
  await shown('releases.create', { id: RELEASE, title: 'Paper Boats', format: 'SINGLE' })
  await shown('submissions.create', { releaseId: RELEASE, storeIds: STORES })
  expect(read(keys.release)).toMatchObject({
    submissions: STORES.map((storeId) => ({ storeId, status: 'PENDING_APPROVAL', reason: null })),
  })
})

test('when an entity is switched off, then it is shown so where it was read', async () => {
  const before = await shown('artists.create', { id: ARTIST, name: 'Vela Nera' })
  setup.queryClient.setQueryData(keys.first, { artists: [before], count: 1 })
  expect(await shown('artists.toggle', { artistIds: [ARTIST, TRACK], status: 'INACTIVE' })).toEqual({ ok: true })
  expect(read(keys.artist)).toMatchObject({ name: 'Vela Nera', status: 'INACTIVE' })
  expect(read(keys.first)).toMatchObject({ artists: [{ id: ARTIST, status: 'INACTIVE' }], count: 1 })
})

test('when a track was read with its release alone, then a change of it is shown there', async () => {
  const made = await shown('assets.create', { id: TRACK, title: 'Ebb', format: 'TRACK' })
  setup.queryClient.removeQueries({ queryKey: [['assets', 'get']] })
  await setup.changeQueue((queue) => ({ ...queue, changes: [] }))
  setup.queryClient.setQueryData(keys.release, { id: RELEASE, revision: 3, title: 'Tides', tracks: [made] })
  const input = { assetId: TRACK, revision: 1, composer: ['Nina Sorbi'] }
  expect(await shown('assets.update', input)).toMatchObject({ title: 'Ebb', composer: ['Nina Sorbi'], revision: 2 })
  expect(read(keys.release)).toMatchObject({
    revision: 3,
    tracks: [{ title: 'Ebb', composer: ['Nina Sorbi'], revision: 2 }],
  })
})

test('when a track was never read, then a change with all of its fields is shown, and one of a part is not', async () => {
  const all = { title: 'Ebb', format: 'TRACK', composer: ['Nina Sorbi'] }
  expect(await shown('assets.update', { assetId: TRACK, revision: 1, ...all })).toMatchObject({ ...all, revision: 2 })
  expect(await shown('assets.update', { assetId: RELEASE, revision: 1, composer: [] })).toBeUndefined()
})
