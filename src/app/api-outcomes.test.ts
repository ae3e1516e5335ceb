import { beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '#src/api/query-client.ts'
import { showAccessChangedToast } from '#src/app/access-changed-toast.ts'
import { leaveOverlay, watchApi } from '#src/app/api-outcomes.ts'
import { session, clearSessionEnd, wasEndedByServer } from '#src/auth/session/session.ts'
import { overlay, overlayIsLate } from '#src/ui/loader-overlay-store.ts'

const ORGANIZATION = '6f1b8c1e-1111-4111-8111-111111111111'
const OTHER = '6f1b8c1e-2222-4222-8222-222222222222'
const kept = new Map<string, string>()
vi.mock('#src/app/access-changed-toast.ts', () => ({ showAccessChangedToast: vi.fn(() => Promise.resolve()) }))
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})

const refused = (code: string, httpStatus: number) => ({
  error: { code: -32_000, message: code, data: { code, httpStatus } },
})
let answer: (calls: number) => Promise<unknown> = () => Promise.resolve([])
vi.stubGlobal('fetch', async (url: string) => {
  const calls = new URL(url, 'https://liner.test').pathname.split(',').length
  return Response.json(await answer(calls))
})
const { client } = await import('#src/api/client.ts')

/** As many calls as that at one moment, each of a query of its own. */
const ask = (count: number) =>
  Promise.allSettled(
    Array.from({ length: count }, (_, call) =>
      queryClient.fetchQuery({
        queryKey: ['refused', call],
        retry: false,
        queryFn: () => client.auth.permissions.query(),
      }),
    ),
  )
const failing = (count: number, ...said: Parameters<typeof refused>) => {
  answer = (calls) => Promise.resolve(Array.from({ length: calls }, () => refused(...said)))
  return ask(count)
}
/** Calls that were sent, and are refused only when `arrive` is called. */
const late = (...said: Parameters<typeof refused>) => {
  let arrive = () => {}
  const waiting = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const sent = new Promise<void>((resolve) => {
    answer = async (calls) => {
      resolve()
      await waiting
      return Array.from({ length: calls }, () => refused(...said))
    }
  })
  const answered = ask(2)
  return { sent, arrive: () => (arrive(), answered) }
}
const changes: unknown[] = []

watchApi()
session.subscribe(({ jwt, organizationId }, before) => {
  if (jwt !== before.jwt || organizationId !== before.organizationId) changes.push({ jwt, organizationId })
})

beforeEach(() => {
  queryClient.clear()
  session.setState({ jwt: 'token', organizationId: ORGANIZATION, inviteCode: 'ABC' })
  changes.length = 0
  clearSessionEnd()
  vi.mocked(showAccessChangedToast).mockClear()
})

describe('fifty calls that fail together', () => {
  test('as not signed in end the session once, and forget nothing else (access-4.5)', async () => {
    await failing(50, 'UNAUTHORIZED', 401)
    expect(changes).toEqual([{ jwt: null, organizationId: null }])
    expect(session.getState().inviteCode).toBe('ABC')
  })

  test('as forbidden let go of the organization once (access-4.6)', async () => {
    await failing(50, 'FORBIDDEN', 403)
    expect(changes).toEqual([{ jwt: 'token', organizationId: null }])
    await vi.waitFor(() => expect(showAccessChangedToast).toHaveBeenCalledOnce())
  })

  test('as forbidden again later, when still more was taken away, let go of it again', async () => {
    vi.useFakeTimers({ now: Date.now() + 4000, toFake: ['Date'] })
    await failing(50, 'FORBIDDEN', 403)
    expect(changes).toEqual([])
    vi.setSystemTime(Date.now() + 2000)
    await failing(50, 'FORBIDDEN', 403)
    expect(changes).toEqual([{ jwt: 'token', organizationId: null }])
    vi.useRealTimers()
  })

  test('with anything else change nothing', async () => {
    await failing(50, 'NOT_FOUND', 404)
    answer = () => Promise.reject(new TypeError('the network is gone'))
    await ask(50)
    expect(changes).toEqual([])
  })
})

test('who signs in again can be signed out again', async () => {
  await failing(1, 'UNAUTHORIZED', 401)
  session.setState({ jwt: 'another', organizationId: OTHER })
  await failing(1, 'UNAUTHORIZED', 401)
  expect(changes.at(-1)).toEqual({ jwt: null, organizationId: null })
})

describe('a refusal that comes late', () => {
  test('as not signed in ends only the session it was sent with', async () => {
    const { sent, arrive } = late('UNAUTHORIZED', 401)
    await sent
    session.setState({ jwt: null, organizationId: null })
    session.setState({ jwt: 'another', organizationId: OTHER })
    changes.length = 0
    await arrive()
    expect(changes).toEqual([])
    expect(session.getState()).toMatchObject({ jwt: 'another', organizationId: OTHER })
  })

  test('is not taken for the end of a session that another tab began, and this one has not heard of', async () => {
    const { sent, arrive } = late('UNAUTHORIZED', 401)
    await sent
    const raw = kept.get('user-session') ?? ''
    kept.set('user-session', raw.replace('"token"', '"another"'))
    await arrive()
    expect(session.getState().jwt).toBe('another')
    expect(JSON.parse(kept.get('user-session') ?? '').state.jwt).toBe('another')
  })

  test('as forbidden lets go only of the organization it was sent for', async () => {
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
    const { sent, arrive } = late('FORBIDDEN', 403)
    await sent
    session.setState({ organizationId: OTHER })
    changes.length = 0
    await arrive()
    expect(changes).toEqual([])
    expect(showAccessChangedToast).not.toHaveBeenCalled()
    vi.useRealTimers()
  })

  test('is none of an organization when it was sent by somebody else', async () => {
    vi.useFakeTimers({ now: Date.now() + 120_000, toFake: ['Date'] })
    const { sent, arrive } = late('FORBIDDEN', 403)
    await sent
    session.setState({ jwt: 'another' })
    changes.length = 0
    await arrive()
    expect(changes).toEqual([])
    vi.useRealTimers()
  })
})

test('the other tabs learn that it was the server that ended a session, until somebody signs in', async () => {
  expect(wasEndedByServer()).toBe(false)
  await failing(3, 'UNAUTHORIZED', 401)
  expect(wasEndedByServer()).toBe(true)
  clearSessionEnd()
  expect(wasEndedByServer()).toBe(false)
})

test('when the overlay is left, it goes at once and does not come back for what still runs', async () => {
  vi.useFakeTimers()
  let answer = () => {}
  const build = (quiet: boolean) =>
    queryClient.getMutationCache().build(queryClient, {
      mutationKey: [['auth', 'signIn']],
      meta: { quiet },
      mutationFn: () =>
        new Promise<void>((resolve) => {
          answer = resolve
        }),
    })
  const left = build(false).execute(undefined)
  await vi.advanceTimersByTimeAsync(3000)
  expect([overlay.getState(), overlayIsLate.getState()]).toEqual([true, true])
  leaveOverlay()
  expect([overlay.getState(), overlayIsLate.getState()]).toEqual([false, false])
  const answerLeft = answer
  const quiet = build(true).execute(undefined)
  await vi.advanceTimersByTimeAsync(1000)
  expect(overlay.getState()).toBe(false)
  answer()
  answerLeft()
  await Promise.all([left, quiet])
  vi.useRealTimers()
})

test('the loader stands over what is being changed, and goes when that fails (access-4.13, access-2.6.2, catalogue-2.9.1)', async () => {
  vi.useFakeTimers()
  let fail = (_error: Error) => {}
  const answer = new Promise<void>((_resolve, reject) => {
    fail = reject
  })
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationKey: [['auth', 'signIn']],
    retry: false,
    mutationFn: () => answer,
  })
  const done = mutation.execute(undefined).catch(() => undefined)
  await vi.advanceTimersByTimeAsync(2000)
  expect(overlay.getState()).toBe(true)
  fail(new Error('the server failed'))
  await done
  expect(overlay.getState()).toBe(false)
  vi.useRealTimers()
})
