import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const discardFormDrafts = vi.fn<() => Promise<void>>(async () => undefined)
const readDeviceToken = vi.fn<() => Promise<string | null>>(async () => 'device')
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()
vi.stubGlobal('fetch', fetch)
const { session } = await import('#src/auth/session/session.ts')
const { setSignOutDevice, signOut } = await import('#src/auth/sign-out/sign-out.ts')
setSignOutDevice({ readDeviceToken, discardFormDrafts })

/** The platform's own does not follow the clock of a test. */
const timeoutSignal = (ms: number) => {
  const limit = new AbortController()
  setTimeout(() => limit.abort(), ms)
  return limit.signal
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(timeoutSignal)
  session.setState({ jwt: 'token', organizationId: null, inviteCode: null })
  discardFormDrafts.mockClear()
  readDeviceToken.mockImplementation(async () => 'device')
})
afterEach(() => vi.useRealTimers())

test('when the server does not answer, then the session ends at once, and the call ends after 2 s', async () => {
  fetch.mockImplementation(
    (_url, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const done = signOut()
  await vi.advanceTimersByTimeAsync(0)
  expect(session.getState().jwt).toBeNull()
  expect(discardFormDrafts).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1999)
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toContain('/api/trpc/auth.signOut')
  expect(init).toMatchObject({ keepalive: true, headers: { authorization: 'Bearer token' } })
  expect(init?.body).toContain('"deviceToken":"device"')
  expect(init?.signal?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(init?.signal?.aborted).toBe(true)
  await done
  expect(discardFormDrafts).toHaveBeenCalledTimes(2)
})

test('when the storage never answers, then the session still ends', async () => {
  fetch.mockResolvedValue(Response.json([{ result: { data: null } }]))
  discardFormDrafts.mockImplementationOnce(() => new Promise(() => undefined))
  void signOut()
  await vi.advanceTimersByTimeAsync(500)
  expect(session.getState().jwt).toBeNull()
})

test('when the device token cannot be read, then the server session still ends', async () => {
  readDeviceToken.mockRejectedValue(new Error('no database'))
  fetch.mockResolvedValue(Response.json([{ result: { data: null } }]))
  const done = signOut()
  await vi.advanceTimersByTimeAsync(10)
  await done
  expect(fetch.mock.lastCall?.[1].body).not.toContain('deviceToken')
})

test('when the device token is never read, then the server session ends without it', async () => {
  readDeviceToken.mockReturnValue(new Promise(() => undefined))
  fetch.mockResolvedValue(Response.json([{ result: { data: null } }]))
  fetch.mockClear()
  const done = signOut()
  await vi.advanceTimersByTimeAsync(3000)
  await done
  expect(fetch).toHaveBeenCalledOnce()
  expect(fetch.mock.lastCall?.[1].body).not.toContain('deviceToken')
})
