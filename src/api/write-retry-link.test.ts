import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clientFor } from '#mocks/node.ts'
import { INVITATION, ORGANIZATION, PASSWORD, RELEASE, STORE } from '#mocks/testing/test-ids.ts'
import { type Person, START, useApi } from '#mocks/testing/use-api.ts'
import { isUnreachable } from '#src/api/errors.ts'
import { MINUTE_MS } from '#src/domain/limits.ts'

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
vi.stubGlobal('navigator', { onLine: true })
const { client } = await import('#src/api/client.ts')
const { session } = await import('#src/auth/session/session.ts')

const NEW_PASSWORD = 'Longer-2027!'
const api = useApi()
const signIn = async (person: Person) =>
  session.setState({ jwt: await api.tokenOf(person), organizationId: ORGANIZATION.first })

const keys: (string | null)[] = []
/** The server makes the first change, but its answer does not come back. */
const loseFirstAnswer = (lost: () => Promise<Response>) => {
  const answer = globalThis.fetch
  keys.length = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const response = await answer(new URL(url, 'https://liner.test'), { ...init, signal: null })
    keys.push(new Headers(init.headers).get('idempotency-key'))
    return keys.length === 1 ? lost() : response
  })
}

/** How a call ends, without waiting for the pauses between its tries. */
const endOf = async <T>(call: Promise<T>): Promise<T> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const ended = vi.fn()
  call.then(ended, ended)
  await vi.waitFor(() => expect(ended).toHaveBeenCalled(), { timeout: 20_000, interval: 100 })
  vi.useRealTimers()
  return call
}

beforeEach(() => signIn('member'))

describe.each([
  ['a gateway answers 502', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['the connection breaks', () => Promise.reject(new TypeError('Failed to fetch'))],
])('when a change was made, and then %s', (_how, lost) => {
  test('then a deletion is sent again under its key, and succeeds', async () => {
    const { id } = await (await api.as('member')).labels.create.mutate({ name: 'Unused' })
    loseFirstAnswer(lost)
    await expect(endOf(client.labels.permanentlyDelete.mutate({ labelIds: [id] }))).resolves.toEqual({ ok: true })
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[\w-]{36}$/)
    expect(keys[1]).toBe(keys[0])
  })

  test('then leaving an organization succeeds', async () => {
    await signIn('artist')
    loseFirstAnswer(lost)
    const leave = endOf(client.organizations.leave.mutate({ organizationId: ORGANIZATION.first }))
    await expect(leave).resolves.toEqual({ ok: true })
  })

  test('then an invitation is accepted', async () => {
    await signIn('outsider')
    loseFirstAnswer(lost)
    const accept = endOf(client.organizations.acceptInvitation.mutate({ invitationId: INVITATION }))
    await expect(accept).resolves.toMatchObject({ id: ORGANIZATION.first })
  })

  test('then a withdrawal succeeds', async () => {
    const member = await api.as('member')
    const submissions = await member.submissions.create.mutate({ releaseId: RELEASE.ready, storeIds: [STORE.first] })
    loseFirstAnswer(lost)
    await expect(
      endOf(client.submissions.withdraw.mutate({ submissionIds: submissions.map(({ id }) => id) })),
    ).resolves.toEqual({ ok: true })
  })

  test('then a changed password is not sent again, as its current one would be wrong by now', async () => {
    loseFirstAnswer(lost)
    const change = endOf(client.auth.changePassword.mutate({ currentPassword: PASSWORD, password: NEW_PASSWORD }))
    expect(isUnreachable(await change.catch((error: unknown) => error))).toBe(true)
    expect(keys).toEqual([null])
    const next = client.auth.changePassword.mutate({ currentPassword: NEW_PASSWORD, password: 'Another-2027!' })
    await expect(next).resolves.toEqual({ ok: true })
  })

  test.each([
    ['another code', false],
    ['the password of a new account', true],
  ])('then %s is not asked for again', async (_what, isPassword) => {
    const code = { email: 'ada@new.test', type: 'EMAIL' } as const
    await clientFor().auth.signUp.mutate(code)
    api.clock.now = new Date(START.getTime() + MINUTE_MS)
    loseFirstAnswer(lost)
    const { setPassword, sendOtp } = client.auth
    const call: Promise<unknown> = isPassword
      ? setPassword.mutate({ ...code, otp: '123456', password: NEW_PASSWORD })
      : sendOtp.mutate({ ...code, isResend: true })
    expect(isUnreachable(await endOf(call).catch((error: unknown) => error))).toBe(true)
    expect(keys).toHaveLength(1)
  })

  test('then a new password of a recovery is not sent again', async () => {
    const code = { email: 'member@liner.test', type: 'PASSWORD' } as const
    await clientFor().auth.sendOtp.mutate({ ...code, isResend: false })
    loseFirstAnswer(lost)
    const recovery = client.auth.passwordRecovery.mutate({ ...code, otp: '123456', password: NEW_PASSWORD })
    expect(isUnreachable(await endOf(recovery).catch((error: unknown) => error))).toBe(true)
    expect(keys).toHaveLength(1)
  })
})
