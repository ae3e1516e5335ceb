import { afterEach, expect, test, vi } from 'vitest'
import { queueLock } from '#mocks/db/lock.ts'
import { memoryStorage } from '#mocks/db/memory-storage.ts'
import { openPersistentDatabase } from '#mocks/db/open-persistent-database.ts'
import type { Storage } from '#mocks/db/storage.ts'
import { smallCatalogue } from '#mocks/testing/small-catalogue.ts'

const NOW = new Date('2026-03-10T10:00:00Z')
const openOn = (storage: Storage) =>
  openPersistentDatabase({ storage, lock: queueLock(), trialLock: queueLock(), seed: smallCatalogue, now: () => NOW })
const countLabels = async (storage: Storage) => (await openOn(storage)).read(({ labels }) => labels.count({}))

afterEach(() => vi.restoreAllMocks())

test('when the browser gives a storage, then nothing is said', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  await openOn(memoryStorage())
  expect(warn).not.toHaveBeenCalled()
})

test('when the storage refuses, then the demo works in memory and says so once', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const refusal = new DOMException('denied', 'SecurityError')
  const refusing = { ...memoryStorage(), head: () => Promise.reject(refusal), commit: () => Promise.reject(refusal) }
  expect(await countLabels(refusing)).toBe(await countLabels(memoryStorage()))
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^\[emulation\] .* no storage\. Changes last until/), refusal],
  ])
})
