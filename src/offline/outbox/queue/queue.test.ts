import { expect, test } from 'vitest'
import type { OutboxChange } from '#src/offline/outbox/queue/change.ts'
import {
  conflictingFields,
  isOwnRepetition,
  withConflictResolved,
  isApplied,
  withoutUnchangedFields,
} from '#src/offline/outbox/queue/edit-conflict.ts'
import {
  retryDelayAfter,
  added,
  arrived,
  EMPTY,
  nextOf,
  nextTime,
  retried,
  settled,
  withUploadedFileIds,
} from '#src/offline/outbox/queue/queue.ts'

const ANNA = { userId: 'anna', organizationId: 'north' }
const LABEL = '00000000-0000-4000-8000-000000000001'
const RELEASE = '00000000-0000-4000-8000-000000000002'
const change = (id: string, path: string, input: Record<string, unknown>) => ({
  ...ANNA,
  id,
  path,
  input,
  title: id,
  since: 0,
  uncertain: false,
})
const newLabel = change('made', 'labels.create', { id: LABEL, name: 'Lanterna' })
const renamed = change('renamed', 'labels.update', { labelId: LABEL, revision: 1, name: 'Lanterna Blu' })
const release = change('release', 'releases.create', { id: RELEASE, title: 'Night', labelId: LABEL })
const three = [newLabel, renamed, release].reduce(added, EMPTY)
const refused = (code: string, current?: unknown) => ({
  kind: 'REFUSED' as const,
  failure: { code, message: code, fields: {}, current },
})
const at = (queue: { changes: readonly OutboxChange[] }, place: number): OutboxChange => {
  const found = queue.changes[place]
  if (found === undefined) throw new Error('nothing waits there')
  return found
}
const names = (queue: { changes: readonly OutboxChange[] }) => queue.changes.map(({ id }) => id)

test('when a change names others, then it is sent after them, and no change is added twice', () => {
  expect(names(added(three, newLabel))).toEqual(['made', 'renamed', 'release'])
  expect(nextOf(three, 'anna', 0)?.id).toBe('made')
  const without = settled(three, at(three, 0), { kind: 'DONE' }, 0)
  expect(nextOf(without, 'anna', 0)?.id).toBe('renamed')
})

test('when changes are of another user, then they are not sent', () => {
  expect(nextOf(three, 'bruno', 0)).toBeUndefined()
  expect(nextTime(three, 'bruno')).toBeNull()
})

test('when a user has changes in several organizations, then they are sent independently', () => {
  const south = {
    ...change('south', 'labels.update', { labelId: RELEASE, revision: 1, name: 'S' }),
    organizationId: 'south',
  }
  const queue = added(settled(three, at(three, 0), refused('BAD_REQUEST'), 0), south)
  expect(nextOf(queue, 'anna', 0)).toMatchObject({ id: 'south', organizationId: 'south' })
})

test('when a change is refused, then it is set aside, blocks only what needs it, and can be retried', () => {
  const other = change('other', 'labels.toggle', { labelIds: [RELEASE.replace('2', '9')], status: 'INACTIVE' })
  const queue = settled(added(three, other), at(three, 0), refused('BAD_REQUEST'), 0)
  expect(nextOf(queue, 'anna', 0)?.id).toBe('other')
  expect(nextOf(retried(queue, 'made'), 'anna', 0)?.id).toBe('made')
})

test('when a refused entity is edited again, then all its changes are sent in one', () => {
  const queue = settled(three, at(three, 0), refused('BAD_REQUEST'), 0)
  const mended = added(queue, change('again', 'labels.update', { labelId: LABEL, revision: 2, name: 'Faro' }))
  expect(names(mended)).toEqual(['made', 'release'])
  expect(at(mended, 0)).toMatchObject({ input: { id: LABEL, name: 'Faro' }, failure: null })
})

test('when a change is retried, then the delays grow up to a limit', () => {
  expect([1, 2, 3, 20].map(retryDelayAfter)).toEqual([2000, 4000, 8000, 300_000])
  const later = settled(three, at(three, 0), { kind: 'LATER', sent: true }, 1000)
  expect(at(later, 0)).toMatchObject({ uncertain: true, notBefore: 3000 })
})

test('when pending files are uploaded, then their ids are replaced by those of the uploaded files', () => {
  const { files } = arrived(EMPTY, 'pending', { fileId: 'stored', at: 0 })
  expect(withUploadedFileIds({ media: { fileId: 'pending' }, all: ['pending', 1, null] }, files)).toEqual({
    media: { fileId: 'stored' },
    all: ['stored', 1, null],
  })
})

test('when an entity has all values that were sent, then the change counts as applied, and otherwise not', () => {
  const sent = { title: ' Night ', labelId: LABEL, coverFileId: 'f', artists: [{ artistId: 'a', type: 'PRIMARY' }] }
  const shown = {
    title: 'Night',
    label: { id: LABEL, name: 'Lanterna' },
    cover: { fileId: 'f', url: '' },
    artists: [{ artistId: 'a', type: 'PRIMARY', name: 'Vela' }],
  }
  expect(isApplied(sent, shown)).toBe(true)
  expect(isApplied({ ...sent, labelId: null }, shown)).toBe(false)
  expect(isApplied({ ...sent, artists: [] }, shown)).toBe(false)
})

test('when the answer to an update was lost, then the update is distinguished from a conflicting one', () => {
  const sent = { ...at(three, 1), uncertain: true }
  expect(isOwnRepetition(sent, { revision: 2, name: 'Lanterna Blu' })).toBe(true)
  expect(isOwnRepetition(sent, { revision: 2, name: 'Faro' })).toBe(false)
  expect(isOwnRepetition({ ...sent, uncertain: false }, { revision: 2, name: 'Lanterna Blu' })).toBe(false)
})

test('when an update is sent, then it has only changed fields, and only different ones are in conflict', () => {
  const input = { labelId: LABEL, revision: 1, name: 'Lanterna Blu', isrcPrefix: 'IT-ABC' }
  const update = change('both', 'labels.update', input)
  expect(withoutUnchangedFields(update, { name: 'Lanterna', isrcPrefix: 'IT-ABC' })).toEqual({
    labelId: LABEL,
    revision: 1,
    name: 'Lanterna Blu',
  })
  const waiting = added(EMPTY, update)
  const conflicting = settled(
    waiting,
    at(waiting, 0),
    refused('CONFLICT', { revision: 4, name: 'Faro', isrcPrefix: 'IT-ABC' }),
    0,
  )
  expect(conflictingFields(at(conflicting, 0))).toEqual(['name'])
  expect(at(withConflictResolved(conflicting, 'both', ['name']), 0)).toMatchObject({
    input: { ...input, revision: 4 },
    failure: null,
  })
  expect(withConflictResolved(conflicting, 'both', []).changes).toEqual([])
})
