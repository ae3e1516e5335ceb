import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cancelForegroundCalls } from '#src/api/cancel.ts'
import { apiError, isUnreachable } from '#src/api/errors.ts'
import { abortReads } from '#src/api/links.ts'
import { isServerUnresponsive } from '#src/api/server-reachability.ts'
import { isErrorOfRetry } from '#src/api/write-retry-link.ts'

const LABEL_ID = '00000000-0000-4000-8000-000000000001'
const silence = (_url: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })
const fetch = vi.fn<typeof silence>()
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
vi.stubGlobal('fetch', fetch)
const { client } = await import('#src/api/client.ts')
const { SKIP_OUTBOX, setOutbox } = await import('#src/api/links.ts')

const remove = (options?: typeof SKIP_OUTBOX) =>
  client.labels.permanentlyDelete.mutate({ labelIds: [LABEL_ID] }, options)
const read = () => client.auth.permissions.query()

const answers = async () => Response.json([{ result: { data: [] } }])
const refusal = async () => {
  const data = { code: 'PRECONDITION_FAILED', httpStatus: 412 }
  return Response.json([{ error: { code: -32_012, message: 'LABEL_HAS_RELEASES', data } }], { status: 412 })
}
const failure = () => Promise.reject(new TypeError('Failed to fetch'))

/** The error of a call, and after how many milliseconds it came, but for the few that a batch takes to leave. */
const endOf = async (call: Promise<unknown>) => {
  const start = Date.now()
  const after = () => Math.round((Date.now() - start) / 100) * 100
  const ended = call.then(
    () => ({ error: null, after: after() }),
    (error: unknown) => ({ error, after: after() }),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  return ended
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
  fetch.mockReset()
  fetch.mockImplementation(silence)
  onlineManager.setOnline(true)
})
afterEach(() => vi.useRealTimers())

describe('when the server never answers', () => {
  test.each([
    ['a read', read, 15_000],
    ['a write', remove, 10_000],
    ['a write in the background', () => remove(SKIP_OUTBOX), 10_000],
  ])('then %s ends in time, is not retried, and counts as unreachable', async (_what, call, limit) => {
    const { error, after } = await endOf(call())
    expect(after).toBe(limit)
    expect(apiError(error)?.code).toBe('TIMEOUT')
    expect(isUnreachable(error)).toBe(true)
    expect(fetch).toHaveBeenCalledOnce()
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true)
  })

  test('then it counts as silent before any call has ended', async () => {
    fetch.mockImplementationOnce(answers)
    await endOf(read())
    void read().catch(() => undefined)
    await vi.advanceTimersByTimeAsync(2400)
    expect(isServerUnresponsive.getState()).toBe(false)
    await vi.advanceTimersByTimeAsync(100)
    expect(isServerUnresponsive.getState()).toBe(true)
    fetch.mockImplementationOnce(answers)
    const answered = read()
    await vi.advanceTimersByTimeAsync(100)
    await answered
    expect(isServerUnresponsive.getState()).toBe(false)
    await vi.advanceTimersByTimeAsync(20_000)
  })

  test('and the network is lost, then a call ends at once', async () => {
    const call = remove()
    const ended = endOf(call)
    onlineManager.setOnline(false)
    expect(await ended).toMatchObject({ after: 0 })
    expect(isUnreachable((await ended).error)).toBe(true)
  })

  test('and the person cancels, then the writes of the foreground end, and no other calls', async () => {
    const calls = [endOf(remove()), endOf(remove(SKIP_OUTBOX)), endOf(read())]
    cancelForegroundCalls()
    const [waited, background, reading] = await Promise.all(calls)
    expect(waited?.after).toBe(0)
    expect(apiError(waited?.error)?.code).toBe('CLIENT_CLOSED_REQUEST')
    expect(isUnreachable(waited?.error)).toBe(false)
    expect([background?.after, reading?.after]).toEqual([10_000, 15_000])
  })

  test('and the reads are aborted, then they end at once, and a write goes on', async () => {
    const calls = [endOf(read()), endOf(remove())]
    abortReads()
    const [reading, writing] = await Promise.all(calls)
    expect([reading?.after, writing?.after]).toEqual([0, 10_000])
    expect(isUnreachable(reading?.error)).toBe(true)
  })
})

describe('when the code of the outbox never comes', () => {
  const switchOff = () => client.labels.toggle.mutate({ labelIds: [LABEL_ID], status: 'INACTIVE' })
  beforeEach(() => setOutbox(() => new Promise(() => undefined)))
  afterEach(() => setOutbox(() => Promise.reject(new Error('no code'))))

  test('then a change is sent without it after 10 s', async () => {
    fetch.mockImplementation(answers)
    expect(await endOf(switchOff())).toEqual({ error: null, after: 10_000 })
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('then a change that is cancelled ends, and is never sent', async () => {
    const ended = endOf(switchOff())
    cancelForegroundCalls()
    const { error, after } = await ended
    expect(apiError(error)?.code).toBe('CLIENT_CLOSED_REQUEST')
    expect(after).toBeLessThan(1000)
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('when a write fails', () => {
  test('then it is tried three times, with 1 s and 2 s between', async () => {
    fetch.mockImplementation(failure)
    const { error, after } = await endOf(remove())
    expect(fetch).toHaveBeenCalledTimes(3)
    expect(after).toBe(3000)
    expect(apiError(error)).toBeNull()
  })

  test('then its retries end with its time limit', async () => {
    fetch.mockImplementationOnce(
      () => new Promise((_resolve, reject) => setTimeout(() => reject(new TypeError('Failed to fetch')), 6000)),
    )
    const { error, after } = await endOf(remove())
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(after).toBe(10_000)
    expect(apiError(error)?.code).toBe('TIMEOUT')
  })

  test.each([
    ['and was refused', () => remove(), refusal],
    ['and was sent in the background', () => remove(SKIP_OUTBOX), failure],
    [
      'and may wait in the outbox',
      () => client.labels.toggle.mutate({ labelIds: [LABEL_ID], status: 'INACTIVE' }),
      failure,
    ],
  ])('%s, then it is not tried again', async (_what, call, answer) => {
    fetch.mockImplementation(answer)
    const { error } = await endOf(call())
    expect(error).not.toBeNull()
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('then a refusal of its retry is known from one of the first try', async () => {
    fetch.mockImplementation(refusal)
    expect(isErrorOfRetry((await endOf(remove())).error)).toBe(false)
    fetch.mockImplementationOnce(async () => new Response('<html>', { status: 502 }))
    const { error } = await endOf(remove())
    expect(apiError(error)?.code).toBe('PRECONDITION_FAILED')
    expect(isErrorOfRetry(error)).toBe(true)
  })

  test('and the server is back a second later, then it is answered', async () => {
    fetch.mockImplementationOnce(failure)
    fetch.mockImplementation(answers)
    expect(await endOf(remove())).toEqual({ error: null, after: 1000 })
  })
})
