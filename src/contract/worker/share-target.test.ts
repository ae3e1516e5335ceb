import { expect, test } from 'vitest'
import { isSharedFileExpired, sharedFilePurpose } from '#src/contract/worker/share-target.ts'

test.each([
  ['01 Ebb.wav', 'audio/wav', 'MASTER'],
  ['take', 'audio/x-wav', 'MASTER'],
  ['take', 'audio/vnd.wave', 'MASTER'],
  ['TAKE.FLAC', '', 'MASTER'],
  ['song.mp3', 'audio/mpeg', null],
  ['cover', 'image/jpeg', 'COVER'],
  ['Cover.PNG', 'application/octet-stream', 'COVER'],
  ['moving.gif', 'image/gif', null],
  ['notes.txt', 'text/plain', null],
])('when %s of type “%s” is shared, then its purpose is %s', (name, type, use) => {
  expect(sharedFilePurpose({ name, type })).toBe(use)
})

test('when a shared file is older than a day, then it is expired', () => {
  const day = 86_400_000
  expect([0, day, day + 1].map((now) => isSharedFileExpired(0, now))).toEqual([false, false, true])
  expect(isSharedFileExpired(1, 0)).toBe(true)
})
