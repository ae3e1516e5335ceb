import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '#src/api/query-client.ts'
import { isServerUnresponsive } from '#src/api/server-reachability.ts'
import { dismissOverlay, handleApiResponses } from '#src/app/api-responses.ts'
import { session, clearSessionEnd, wasEndedByServer } from '#src/auth/session/session.ts'
import { overlay, overlayIsLate } from '#src/ui/loader-overlay-store.ts'
import { showToast } from '#src/ui/toast.tsx'

const ORGANIZATION = '6f1b8c1e-1111-4111-8111-111111111111'
const OTHER = '6f1b8c1e-2222-4222-8222-222222222222'
const stored = new Map<string, string>()
vi.mock('#src/ui/toast.tsx', () => ({ showToast: vi.fn(() => Promise.resolve()) }))
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})

const refusalOf = (code: string, httpStatus: number) => ({
  error: { code: -32_000, message: code, data: { code, httpStatus } },
})
let answer: (calls: number) => Promise<unknown> = () => Promise.resolve([])
vi.stubGlobal('fetch', async (url: string) => {
  const calls = new URL(url, 'https://liner.test').pathname.split(',').length
  return Response.json(await answer(calls))
})
const { client } = await import('#src/api/client.ts')

/** Sends calls at the same moment, each from its own query. */
const sendCalls = (count: number) =>
  Promise.allSettled(
    Array.from({ length: count }, (_, call) =>
      queryClient.fetchQuery({
        queryKey: ['refused', call],
        retry: false,
        queryFn: () => client.auth.permissions.query(),
      }),
    ),
  )
const refuseCalls = (count: number, ...refusal: Parameters<typeof refusalOf>) => {
  answer = (calls) => Promise.resolve(Array.from({ length: calls }, () => refusalOf(...refusal)))
  return sendCalls(count)
}
/** Sends calls that are refused once `arrive` is called. */
const refuseLater = (...refusal: Parameters<typeof refusalOf>) => {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const sent = new Promise<void>((resolve) => {
    answer = async (calls) => {
      resolve()
      await arrival
      return Array.from({ length: calls }, () => refusalOf(...refusal))
    }
  })
  const outcome = sendCalls(2)
  return { sent, arrive: () => (arrive(), outcome) }
}
const changes: unknown[] = []

handleApiResponses()
session.subscribe(({ jwt, organizationId }, before) => {
  if (jwt !== before.jwt || organizationId !== before.organizationId) changes.push({ jwt, organizationId })
})

beforeEach(() => {
  queryClient.clear()
  session.setState({ jwt: 'token', organizationId: ORGANIZATION, inviteCode: 'ABC' })
  changes.length = 0
  clearSessionEnd()
  vi.mocked(showToast).mockClear()
})

describe('when fifty calls are refused together', () => {
  test('as not signed in, then the session ends once, and nothing else is lost (access-4.5)', async () => {
    await refuseCalls(50, 'UNAUTHORIZED', 401)
    expect(changes).toEqual([{ jwt: null, organizationId: null }])
    expect(session.getState().inviteCode).toBe('ABC')
  })

  test('as forbidden, then the organization is cleared once (access-4.6)', async () => {
    await refuseCalls(50, 'FORBIDDEN', 403)
    expect(changes).toEqual([{ jwt: 'token', organizationId: null }])
    await vi.waitFor(() => expect(showToast).toHaveBeenCalledOnce())
  })

  test('as forbidden again later, then the organization is cleared again', async () => {
    vi.useFakeTimers({ now: Date.now() + 4000, toFake: ['Date'] })
    await refuseCalls(50, 'FORBIDDEN', 403)
    expect(changes).toEqual([])
    vi.setSystemTime(Date.now() + 2000)
    await refuseCalls(50, 'FORBIDDEN', 403)
    expect(changes).toEqual([{ jwt: 'token', organizationId: null }])
    vi.useRealTimers()
  })

  test('for another reason, then nothing changes', async () => {
    await refuseCalls(50, 'NOT_FOUND', 404)
    answer = () => Promise.reject(new TypeError('the network is gone'))
    await sendCalls(50)
    expect(changes).toEqual([])
  })
})

test('when the user signs in again, then the session can be ended again', async () => {
  await refuseCalls(1, 'UNAUTHORIZED', 401)
  session.setState({ jwt: 'another', organizationId: OTHER })
  await refuseCalls(1, 'UNAUTHORIZED', 401)
  expect(changes.at(-1)).toEqual({ jwt: null, organizationId: null })
})

describe('when a refusal comes late', () => {
  test('as not signed in, then it ends only the session it was sent with', async () => {
    const { sent, arrive } = refuseLater('UNAUTHORIZED', 401)
    await sent
    session.setState({ jwt: null, organizationId: null })
    session.setState({ jwt: 'another', organizationId: OTHER })
    changes.length = 0
    await arrive()
    expect(changes).toEqual([])
    expect(session.getState()).toMatchObject({ jwt: 'another', organizationId: OTHER })
  })

  test('and another tab has signed in meanwhile, then the new session goes on', async () => {
    const { sent, arrive } = refuseLater('UNAUTHORIZED', 401)
    await sent
    const raw = stored.get('user-session') ?? ''
    stored.set('user-session', raw.replace('"token"', '"another"'))
    await arrive()
    expect(session.getState().jwt).toBe('another')
    expect(JSON.parse(stored.get('user-session') ?? '').state.jwt).toBe('another')
  })

  test('as forbidden, then it clears only the organization it was sent for', async () => {
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
    const { sent, arrive } = refuseLater('FORBIDDEN', 403)
    await sent
    session.setState({ organizationId: OTHER })
    changes.length = 0
    await arrive()
    expect(changes).toEqual([])
    expect(showToast).not.toHaveBeenCalled()
    vi.useRealTimers()
  })

  test('and somebody else has signed in meanwhile, then their organization stays', async () => {
    vi.useFakeTimers({ now: Date.now() + 120_000, toFake: ['Date'] })
    const { sent, arrive } = refuseLater('FORBIDDEN', 403)
    await sent
    session.setState({ jwt: 'another' })
    changes.length = 0
    await arrive()
    expect(changes).toEqual([])
    vi.useRealTimers()
  })
})

test('when the server ends a session, then the other tabs can read that until the next sign-in', async () => {
  expect(wasEndedByServer()).toBe(false)
  await refuseCalls(3, 'UNAUTHORIZED', 401)
  expect(wasEndedByServer()).toBe(true)
  clearSessionEnd()
  expect(wasEndedByServer()).toBe(false)
})

test('when the overlay is dismissed, then it closes at once and does not come back for the same calls', async () => {
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
  const dismissed = build(false).execute(undefined)
  await vi.advanceTimersByTimeAsync(3000)
  expect([overlay.getState(), overlayIsLate.getState()]).toEqual([true, true])
  dismissOverlay()
  expect([overlay.getState(), overlayIsLate.getState()]).toEqual([false, false])
  const answerDismissed = answer
  const quiet = build(true).execute(undefined)
  await vi.advanceTimersByTimeAsync(1000)
  expect(overlay.getState()).toBe(false)
  answer()
  answerDismissed()
  await Promise.all([dismissed, quiet])
  vi.useRealTimers()
})

test('when a mutation takes long, then the overlay is shown until the mutation fails (access-4.13, access-2.6.2, catalogue-2.9.1)', async () => {
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

test('when the server is back, then only the failed queries are fetched again', async () => {
  const fetchQuery = vi.fn<(name: string) => Promise<string>>(async (name) => {
    if (name === 'failed' && isServerUnresponsive.getState()) throw new Error('away')
    return name
  })
  isServerUnresponsive.setState(true)
  for (const name of ['failed', 'shown'])
    new QueryObserver(queryClient, { queryKey: [name], retry: false, queryFn: () => fetchQuery(name) }).subscribe(
      () => undefined,
    )
  await vi.waitFor(() => expect(queryClient.getQueryState(['failed'])?.status).toBe('error'))
  fetchQuery.mockClear()
  isServerUnresponsive.setState(false)
  await vi.waitFor(() => expect(queryClient.getQueryData(['failed'])).toBe('failed'))
  expect(fetchQuery.mock.calls).toEqual([['failed']])
})
