import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outboxFlag } from '#src/offline/outbox/queue/outbox-state.ts'
import { memoryStorage } from '#src/platform/testing/memory-storage.ts'

const startSending = vi.fn(() => Promise.resolve())

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', memoryStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('when the code that sends does not come, then it is asked for again after half a minute', async () => {
  vi.doMock('#src/app/outbox-entry.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const { sendQueuedChanges } = await import('#src/app/watch-outbox.ts')
  outboxFlag.setState('waiting', true)
  sendQueuedChanges()
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
  vi.doMock('#src/app/outbox-entry.ts', () => ({ startSending }))
  await vi.advanceTimersByTimeAsync(30_000)
  await vi.waitFor(() => expect(startSending).toHaveBeenCalledOnce())
})
