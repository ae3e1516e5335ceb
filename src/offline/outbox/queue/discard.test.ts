import { expect, test } from 'vitest'
import { discarded, discardOf } from '#src/offline/outbox/queue/discard.ts'
import { added, EMPTY, nextOf, type Queue, settled } from '#src/offline/outbox/queue/queue.ts'

const ANNA = { userId: 'anna', organizationId: 'north' }
const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const [TRACK, OTHER, RELEASE, LABEL, ARTIST, STORE] = [1, 2, 3, 4, 5, 6].map(idOf)
const change = (id: string, path: string, input: Record<string, unknown>, optimistic?: Record<string, unknown>) => ({
  ...ANNA,
  id,
  path,
  input,
  optimistic,
  title: id,
  since: 0,
  uncertain: false,
})
const queueOf = (...changes: ReturnType<typeof change>[]) => changes.reduce(added, EMPTY)
const names = (changes: Queue['changes']) => changes.map(({ id }) => id)
const inputs = (queue: Queue) => queue.changes.map(({ id, input }) => [id, input])

const entry = (assetId: string | undefined, position: number) => ({ assetId, position })
const track = change('track', 'assets.create', { id: TRACK, title: 'Dawn', artists: [{ artistId: ARTIST }] })
const release = change(
  'release',
  'releases.create',
  { id: RELEASE, title: 'Night', labelId: LABEL, tracklist: [entry(TRACK, 1), entry(OTHER, 2)] },
  { id: RELEASE, label: { id: LABEL, name: 'Faro' }, tracks: [{ id: TRACK, artists: [{ artistId: ARTIST }] }] },
)
const submission = change('submission', 'submissions.create', { releaseId: RELEASE, storeIds: [STORE] })
const tracklist = (id: string, revision: number, assetIds: (string | undefined)[]) =>
  change(id, 'releases.update', {
    releaseId: RELEASE,
    revision,
    tracklist: assetIds.map((each, at) => entry(each, at)),
  })

test('when a creation is discarded, then its edits are too, and what names it is sent without it', () => {
  const label = change('label', 'labels.create', { id: LABEL, name: 'Faro' })
  const renamed = change('renamed', 'labels.update', { labelId: LABEL, revision: 1, name: 'Faro Blu' })
  const queue = discarded(queueOf(label, renamed, release), 'label')
  expect(inputs(queue)).toEqual([['release', { id: RELEASE, title: 'Night', tracklist: release.input.tracklist }]])
  expect(queue.changes[0]?.optimistic).toEqual({ id: RELEASE, tracks: release.optimistic?.tracks })
})

test('when a refused new track is discarded, then its release is sent without it, as another call', () => {
  const before = queueOf(track, release)
  const failure = { code: 'CONFLICT', message: 'DUPLICATE_ISRC_CODE', fields: {} }
  const refused = before.changes.reduce((queue, each) => settled(queue, each, { kind: 'REFUSED', failure }, 0), before)
  const { queue, gone, trimmed } = discardOf(refused, 'track')
  expect([names(gone), names(trimmed)]).toEqual([[], ['release']])
  expect(queue.changes).toMatchObject([
    { id: 'release', input: { tracklist: [entry(OTHER, 2)] }, optimistic: { tracks: [] }, failure: null, edition: 3 },
  ])
  expect(nextOf(queue, 'anna', 0)?.id).toBe('release')
})

test('when an update has nothing else to say, then it goes, and the ones after it follow the saved revision', () => {
  const retitled = change('retitled', 'releases.update', { releaseId: RELEASE, revision: 5, title: 'Day' })
  const { queue, gone } = discardOf(queueOf(track, tracklist('listed', 4, [TRACK]), retitled), 'track')
  expect(names(gone)).toEqual(['listed'])
  expect(inputs(queue)).toEqual([['retitled', { releaseId: RELEASE, revision: 4, title: 'Day' }]])
})

test('when a submission is of what was made with it, then it goes, and another one stays', () => {
  const other = change('other', 'submissions.create', { releaseId: LABEL, storeIds: [STORE] })
  const artist = change('artist', 'artists.create', { id: ARTIST, name: 'Vela' })
  const { queue, gone, trimmed } = discardOf(queueOf(artist, track, release, submission, other), 'artist')
  expect([names(gone), names(trimmed)]).toEqual([['submission'], ['track']])
  expect(inputs(queue)[0]).toEqual(['track', { id: TRACK, title: 'Dawn' }])
  expect(names(queue.changes)).toEqual(['track', 'release', 'other'])
})

test('when several statuses are set at once, then the others are still set', () => {
  const label = change('label', 'labels.create', { id: LABEL, name: 'Faro' })
  const toggle = (id: string, labelIds: (string | undefined)[]) =>
    change(id, 'labels.toggle', { labelIds, status: 'INACTIVE' })
  const { queue, gone } = discardOf(queueOf(label, toggle('one', [LABEL]), toggle('two', [LABEL, OTHER])), 'label')
  expect(names(gone)).toEqual(['one'])
  expect(queue.changes).toMatchObject([{ id: 'two', input: { labelIds: [OTHER] }, entities: [OTHER] }])
})

test('when an edit is discarded, then those that build on it are too, and its creation stays', () => {
  const first = tracklist('first', 1, [OTHER])
  const { queue, gone } = discardOf(queueOf(release, first, tracklist('second', 2, []), submission), 'first')
  expect([names(queue.changes), names(gone)]).toEqual([['release'], ['second', 'submission']])
})

test('when a change of another owner names it, or it waits no more, then nothing else changes', () => {
  const foreign = { ...release, userId: 'bruno' }
  const queue = queueOf(track, foreign)
  expect(inputs(discarded(queue, 'track'))).toEqual([['release', release.input]])
  expect(discarded(queue, 'sent')).toBe(queue)
})
