import { beforeEach, expect, test, vi } from 'vitest'
import { missedUpdate, recordAnswered, recordSent, wasSentBefore } from '#src/offline/outbox/repeated-creation.ts'

const ID = '00000000-0000-4000-8000-000000000007'
const LABEL = '00000000-0000-4000-8000-000000000001'
const creation = { path: 'releases.create', input: { id: ID, title: 'Paper Ships', labelId: LABEL, version: null } }
const created = { id: ID, revision: 1, title: 'Paper Boats', label: { id: LABEL, name: 'Lanterna' }, version: null }

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

test('when a creation was sent, then the device notes it until it is answered', () => {
  expect(wasSentBefore(creation)).toBe(false)
  recordSent(creation)
  recordSent(creation)
  expect(wasSentBefore(creation)).toBe(true)
  recordAnswered(creation)
  expect(wasSentBefore(creation)).toBe(false)
  expect(stored.size).toBe(0)
})

test('when the page is reloaded before the answer, then the device still knows that the creation was sent', async () => {
  recordSent(creation)
  vi.resetModules()
  const reloaded = await import('#src/offline/outbox/repeated-creation.ts')
  expect(reloaded.wasSentBefore(creation)).toBe(true)
  expect(reloaded.wasSentBefore({ ...creation, input: { ...creation.input, id: LABEL } })).toBe(false)
  reloaded.recordAnswered(creation)
  vi.resetModules()
  const later = await import('#src/offline/outbox/repeated-creation.ts')
  expect(later.wasSentBefore(creation)).toBe(false)
})

test('when a call is an update, then it is not recorded', () => {
  recordSent({ path: 'releases.update', input: { releaseId: ID, revision: 1, title: 'Paper Ships' } })
  expect(stored.size).toBe(0)
})

test.each(['{', '{}', '[1]'])('when the notes are damaged, then there are none: %s', (raw) => {
  stored.set('liner-unanswered-creations', raw)
  expect(wasSentBefore(creation)).toBe(false)
})

test('when what was created differs, then the update has only what differs', () => {
  expect(missedUpdate(creation, created)).toEqual({
    path: 'releases.update',
    input: { releaseId: ID, revision: 1, title: 'Paper Ships' },
  })
})

test.each([
  ['has all of it', creation, { ...created, title: 'Paper Ships ' }],
  ['has no revision', creation, { ok: true }],
  ['is to an update', { path: 'releases.update', input: { releaseId: ID, revision: 1, title: 'X' } }, created],
])('when the answer %s, then nothing more is sent', (_what, call, answer) => {
  expect(missedUpdate(call, answer)).toBeNull()
})
