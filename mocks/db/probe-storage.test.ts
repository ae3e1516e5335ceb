import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queueLock } from '#mocks/db/lock.ts'
import { memoryStorage } from '#mocks/db/memory-storage.ts'
import { probeStorage } from '#mocks/db/probe-storage.ts'

const never = () => new Promise<never>(() => undefined)
const outcomeOf = async (check: Promise<void>) => {
  const outcome = check.then(
    () => 'ANSWERS',
    () => 'SILENT',
  )
  await vi.advanceTimersByTimeAsync(4000)
  return outcome
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('when a storage answers, then it is taken, even if it cannot be understood', async () => {
  expect(await outcomeOf(probeStorage(memoryStorage(), queueLock()))).toBe('ANSWERS')
  const damaged = { head: () => Promise.reject(new Error('no head')) }
  expect(await outcomeOf(probeStorage(damaged, queueLock()))).toBe('ANSWERS')
})

test('when the storage or its lock never answers, then it is not taken', async () => {
  expect(await outcomeOf(probeStorage({ head: never }, queueLock()))).toBe('SILENT')
  expect(await outcomeOf(probeStorage(memoryStorage(), never))).toBe('SILENT')
})
