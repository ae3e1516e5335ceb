import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ConnectionLost, sendInSlices, simulateLatency, latencyOf, wait } from '#mocks/latency.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())
const BYTES = 12_000_000
const USUAL = { latency: 'demo' } as const
/** Taken at once, so that a failure does not count as unhandled while time goes by. */
const outcomeOf = (work: Promise<void>): Promise<unknown> => work.catch((error: unknown) => error)

describe('the line', () => {
  test('when its latency is that of the demo, then a call takes from 120 to 400 ms', () => {
    const demo = { latency: 'demo', jitter: 0 } as const
    expect([latencyOf(demo, () => 0), latencyOf(demo, () => 1)]).toEqual([120, 400])
  })
  test.each([
    ['none', 0, 0.5, 0],
    [1000, 0, 0.5, 1000],
    [1000, 500, 0, 500],
    [1000, 500, 1, 1500],
    [100, 500, 0, 0],
    [10_000, 500, 1, 10_000],
  ] as const)(
    'when the latency is %s, the jitter %d and the random number %d, then a call takes %d ms',
    (latency, jitter, at, expected) => {
      expect(latencyOf({ latency, jitter }, () => at)).toBe(expected)
    },
  )
  test.each([
    [0, false],
    [30, true],
    [100, true],
  ])('when %d calls of a hundred are lost, then the loss of this one is %s', async (loss, isLost) => {
    const travelling = outcomeOf(
      simulateLatency(
        { latency: 'none', jitter: 0, loss },
        () => true,
        () => 0.29,
      ),
    )
    expect((await travelling) instanceof ConnectionLost).toBe(isLost)
  })
  test('when it is gone, or goes meanwhile, then the call is lost', async () => {
    await expect(wait(0, () => false)).rejects.toThrow(ConnectionLost)
    let open = true
    const waiting = outcomeOf(wait(100, () => open))
    open = false
    await vi.advanceTimersByTimeAsync(100)
    expect(await waiting).toBeInstanceOf(ConnectionLost)
  })
  test('when a file is sent, then twelve megabytes leave in a second, and their number is told', async () => {
    const sent: number[] = []
    const sending = sendInSlices(
      BYTES,
      USUAL,
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
  test('when it goes during an upload, then the upload breaks off in the middle', async () => {
    const sent: number[] = []
    let open = true
    const sending = outcomeOf(
      sendInSlices(
        BYTES,
        USUAL,
        () => open,
        (bytes) => sent.push(bytes),
      ),
    )
    await vi.advanceTimersByTimeAsync(500)
    open = false
    await vi.advanceTimersByTimeAsync(100)
    expect(await sending).toBeInstanceOf(ConnectionLost)
    expect(sent.at(-1)).toBeLessThan(BYTES)
  })
  test('when a time and a breaking point are set for uploads, then an upload keeps to both', async () => {
    const sent: number[] = []
    const slow = { latency: 'none', uploadTime: 10_000, breakUploadsAt: 40 } as const
    const sending = outcomeOf(
      sendInSlices(
        BYTES,
        slow,
        () => true,
        (bytes) => sent.push(bytes),
      ),
    )
    await vi.advanceTimersByTimeAsync(3900)
    expect(sent.at(-1)).toBeLessThan(0.4 * BYTES)
    await vi.advanceTimersByTimeAsync(200)
    expect(await sending).toBeInstanceOf(ConnectionLost)
    expect(sent.at(-1)).toBeLessThanOrEqual(0.4 * BYTES)
  })
})
