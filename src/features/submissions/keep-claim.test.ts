import { beforeEach, expect, test, vi } from 'vitest'
import { CLAIM_IDLE_MINUTES, MINUTE_MS } from '#src/domain/limits.ts'
import { CLAIM_RENEWAL_MS, keepClaim } from '#src/features/submissions/keep-claim.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const reviewing = (isPlaying = () => false) => {
  const [input, renew] = [new EventTarget(), vi.fn()]
  return { input, renew, end: keepClaim({ input, isPlaying, renew }) }
}

test('when there is input now and then, then the claim is renewed every few minutes', () => {
  const { input, renew } = reviewing()
  for (let minutes = 1; minutes <= 12; minutes += 1) {
    input.dispatchEvent(new Event(minutes % 2 === 0 ? 'keydown' : 'wheel'))
    vi.advanceTimersByTime(CLAIM_RENEWAL_MS)
  }
  expect(renew).toHaveBeenCalledTimes(12)
})

test('when there is a lot of input at once, then the claim is renewed once', () => {
  const { input, renew } = reviewing()
  for (let moves = 0; moves < 100; moves += 1) input.dispatchEvent(new Event('pointermove'))
  vi.advanceTimersByTime(CLAIM_RENEWAL_MS)
  expect(renew).toHaveBeenCalledTimes(1)
})

test('when a track plays, then the claim is renewed without input', () => {
  let playing = true
  const { renew } = reviewing(() => playing)
  vi.advanceTimersByTime(3 * CLAIM_RENEWAL_MS)
  expect(renew).toHaveBeenCalledTimes(3)
  playing = false
  vi.advanceTimersByTime(3 * CLAIM_RENEWAL_MS)
  expect(renew).toHaveBeenCalledTimes(3)
})

test('when two renewals do not arrive, then the claim is still held', () => {
  expect(3 * CLAIM_RENEWAL_MS).toBeLessThan(CLAIM_IDLE_MINUTES * MINUTE_MS)
})

test('when its reviewer is idle, or has left the release, then the claim is not renewed', () => {
  const idle = reviewing()
  vi.advanceTimersByTime(6 * CLAIM_RENEWAL_MS)
  expect(idle.renew).not.toHaveBeenCalled()

  const left = reviewing()
  left.input.dispatchEvent(new Event('keydown'))
  left.end()
  left.input.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(6 * CLAIM_RENEWAL_MS)
  expect(left.renew).not.toHaveBeenCalled()
})
