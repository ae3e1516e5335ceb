import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createInterruptibleSleep } from '#src/offline/outbox/sending/start-sending.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const isOver = async (rest: Promise<void>) => {
  await vi.advanceTimersByTimeAsync(0)
  return Promise.race([rest.then(() => true), Promise.resolve().then(() => false)])
}

test('when its time is over, or it is called, then a sleep ends', async () => {
  const { rest, call } = createInterruptibleSleep()
  const [timed, endless] = [rest(1000), createInterruptibleSleep().rest(null)]
  await vi.advanceTimersByTimeAsync(999)
  expect(await isOver(timed)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isOver(timed)).toBe(true)
  expect(await isOver(endless)).toBe(false)
  const next = rest(null)
  call()
  expect(await isOver(next)).toBe(true)
})

test('when it is called while nothing sleeps, then only the next sleep ends at once', async () => {
  const { rest, call } = createInterruptibleSleep()
  const first = rest(null)
  call()
  await first
  call()
  expect(await isOver(rest(null))).toBe(true)
  expect(await isOver(rest(null))).toBe(false)
})

test('when a sleep ended early, then its timer ends no other', async () => {
  const { rest, call } = createInterruptibleSleep()
  const short = rest(1000)
  call()
  await short
  const long = rest(5000)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await isOver(long)).toBe(false)
})
