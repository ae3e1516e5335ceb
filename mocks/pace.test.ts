import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Broken, sendInSlices, travelTime, wait } from '#mocks/pace.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())
const BYTES = 12_000_000
/** Taken at once, so that a failure does not count as unhandled while time goes by. */
const outcomeOf = (work: Promise<void>): Promise<unknown> => work.catch((error: unknown) => error)

describe('the line', () => {
  test('takes from 120 to 400 ms', () => {
    expect([travelTime(() => 0), travelTime(() => 1)]).toEqual([120, 400])
  })
  test('cannot be used while it is gone, nor when it goes meanwhile', async () => {
    await expect(wait(0, () => false)).rejects.toThrow(Broken)
    let open = true
    const waiting = outcomeOf(wait(100, () => open))
    open = false
    await vi.advanceTimersByTimeAsync(100)
    expect(await waiting).toBeInstanceOf(Broken)
  })
  test('carries twelve megabytes a second and tells how many have left', async () => {
    const sent: number[] = []
    const sending = sendInSlices(
      BYTES,
      () => true,
      (bytes) => sent.push(bytes),
    )
    await vi.advanceTimersByTimeAsync(500)
    expect(sent.at(-1)).toBe(BYTES / 2)
    await vi.advanceTimersByTimeAsync(500)
    await sending
    expect(sent.at(-1)).toBe(BYTES)
    expect(sent).toEqual(sent.toSorted((a, b) => a - b))
  })
  test('breaks off in the middle', async () => {
    const sent: number[] = []
    let open = true
    const sending = outcomeOf(
      sendInSlices(
        BYTES,
        () => open,
        (bytes) => sent.push(bytes),
      ),
    )
    await vi.advanceTimersByTimeAsync(500)
    open = false
    await vi.advanceTimersByTimeAsync(100)
    expect(await sending).toBeInstanceOf(Broken)
    expect(sent.at(-1)).toBeLessThan(BYTES)
  })
})
