import { TRPCClientError } from '@trpc/client'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '#src/api/query-client.ts'
import { tellAccessChanged } from '#src/app/access-changed.ts'
import { leaveOverlay, watchApi } from '#src/app/api-outcomes.ts'
import { session } from '#src/session/session.ts'
import { overlay, overlayIsLate } from '#src/ui/loading.ts'

const ORGANIZATION = '6f1b8c1e-1111-4111-8111-111111111111'
const OTHER = '6f1b8c1e-2222-4222-8222-222222222222'
const kept = new Map<string, string>()
vi.mock('#src/app/access-changed.ts', () => ({ tellAccessChanged: vi.fn(() => Promise.resolve()) }))
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
})

const refused = (code: string, httpStatus: number) =>
  TRPCClientError.from({ error: { code: -32_000, message: code, data: { code, httpStatus } } })
const failing = (count: number, error: Error) =>
  Promise.allSettled(
    Array.from({ length: count }, (_, call) =>
      queryClient.fetchQuery({ queryKey: ['refused', call], retry: false, queryFn: () => Promise.reject(error) }),
    ),
  )
const changes: unknown[] = []

watchApi()
session.subscribe(({ jwt, organizationId }) => changes.push({ jwt, organizationId }))

beforeEach(() => {
  queryClient.clear()
  session.setState({ jwt: 'token', organizationId: ORGANIZATION, inviteCode: 'ABC' })
  changes.length = 0
  vi.mocked(tellAccessChanged).mockClear()
})

describe('fifty calls that fail together', () => {
  test('as not signed in end the session once, and forget nothing else (access-4.5)', async () => {
    await failing(50, refused('UNAUTHORIZED', 401))
    expect(changes).toEqual([{ jwt: null, organizationId: null }])
    expect(session.getState().inviteCode).toBe('ABC')
  })

  test('as forbidden let go of the organization once (access-4.6)', async () => {
    await failing(50, refused('FORBIDDEN', 403))
    expect(changes).toEqual([{ jwt: 'token', organizationId: null }])
    await vi.waitFor(() => expect(tellAccessChanged).toHaveBeenCalledOnce())
  })

  test('as forbidden again later, when still more was taken away, let go of it again', async () => {
    vi.useFakeTimers({ now: Date.now() + 4000, toFake: ['Date'] })
    await failing(50, refused('FORBIDDEN', 403))
    expect(changes).toEqual([])
    vi.setSystemTime(Date.now() + 2000)
    await failing(50, refused('FORBIDDEN', 403))
    expect(changes).toEqual([{ jwt: 'token', organizationId: null }])
    vi.useRealTimers()
  })

  test('with anything else change nothing', async () => {
    await failing(50, refused('NOT_FOUND', 404))
    await failing(50, new Error('the network is gone'))
    expect(changes).toEqual([])
  })
})

test('who signs in again can be signed out again', async () => {
  await failing(1, refused('UNAUTHORIZED', 401))
  session.setState({ jwt: 'another', organizationId: OTHER })
  await failing(1, refused('UNAUTHORIZED', 401))
  expect(changes.at(-1)).toEqual({ jwt: null, organizationId: null })
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
  expect([overlay.get(), overlayIsLate.get()]).toEqual([true, true])
  leaveOverlay()
  expect([overlay.get(), overlayIsLate.get()]).toEqual([false, false])
  const answerLeft = answer
  const quiet = build(true).execute(undefined)
  await vi.advanceTimersByTimeAsync(1000)
  expect(overlay.get()).toBe(false)
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
  expect(overlay.get()).toBe(true)
  fail(refused('INTERNAL_SERVER_ERROR', 500))
  await done
  expect(overlay.get()).toBe(false)
  vi.useRealTimers()
})
