import { describe, expect, test } from 'vitest'
import { clientFor } from '#mocks/node.ts'
import { NOBODY, ORGANIZATION, PASSWORD, USER } from '#mocks/testing/test-ids.ts'
import { refused, START, useApi } from '#mocks/testing/use-api.ts'
import { PERMISSIONS } from '#src/domain/access/permission.ts'

const HOUR_MS = 60 * 60_000
const api = useApi()
const signIn = (email: string, password = PASSWORD) => clientFor().auth.signIn.mutate({ email, password })

describe('signing in', () => {
  test.each([
    ['MEMBER@liner.test', USER.member, true],
    ['newcomer@liner.test', NOBODY.newcomer, false],
  ])(
    'when %s has the right password, then their session opens, and the answer says whether the profile is complete: %s, %j',
    async (email, id, completed) => {
      const answer = await signIn(email)
      expect(answer).toEqual({ token: expect.any(String), completed })
      expect(await clientFor({ token: answer.token }).auth.user.query()).toMatchObject({ id, completed })
    },
  )
  test('when a user signs in twice, then they have two sessions', async () => {
    const tokens = [(await signIn('member@liner.test')).token, (await signIn('member@liner.test')).token]
    expect(new Set(tokens).size).toBe(2)
    for (const token of tokens) expect((await clientFor({ token }).auth.user.query()).id).toBe(USER.member)
  })
  test.each([
    ['member@liner.test', 'wrong', 'USER_OR_PASSWORD_INCORRECT'],
    ['stranger@liner.test', PASSWORD, 'USER_OR_PASSWORD_INCORRECT'],
    ['suspended@liner.test', 'wrong', 'USER_OR_PASSWORD_INCORRECT'],
    ['suspended@liner.test', PASSWORD, 'USER_ACCOUNT_SUSPENDED'],
  ])('when %s signs in with the password %s, then it is refused with %s', async (email, password, message) => {
    expect(await refused(signIn(email, password))).toMatchObject({ code: 'BAD_REQUEST', message })
  })
  test('when the e-mail is invalid, then it is refused at its field', async () => {
    expect((await refused(signIn('member@'))).fields).toHaveProperty('email')
  })
})

describe('a session', () => {
  test('when twelve hours have passed, then it ends', async () => {
    const client = await api.as('member')
    api.clock.now = new Date(START.getTime() + 12 * HOUR_MS - 1)
    await expect(client.auth.user.query()).resolves.toMatchObject({ firstName: 'Member' })
    api.clock.now = new Date(START.getTime() + 12 * HOUR_MS)
    expect(await refused(client.auth.user.query())).toMatchObject({ code: 'UNAUTHORIZED', message: 'NOT_LOGGED_IN' })
  })
  test('when its user signs out, then it ends, and their other sessions stay', async () => {
    const [client, other] = [await api.as('member'), await api.as('member')]
    await client.auth.signOut.mutate({})
    expect((await refused(client.auth.user.query())).code).toBe('UNAUTHORIZED')
    await expect(other.auth.user.query()).resolves.toBeDefined()
  })
  test('when its user is made inactive, then it ends', async () => {
    const client = await api.as('member')
    await api.database().write(async ({ users }) => {
      const user = await users.get(USER.member)
      if (user !== undefined) await users.put({ ...user, status: 'INACTIVE' })
    })
    expect((await refused(client.auth.user.query())).code).toBe('UNAUTHORIZED')
  })
  test('when a token is invented, then the call is refused', async () => {
    expect((await refused(clientFor({ token: 'made-up' }).auth.user.query())).code).toBe('UNAUTHORIZED')
  })
})

describe('two processes whose clocks differ', () => {
  test.each([-60, 60])(
    'when the clock of the one that is asked differs by %d seconds, then sessions and codes of the other count',
    async (seconds) => {
      const email = 'member@liner.test'
      const client = await api.as('member')
      await clientFor().auth.sendOtp.mutate({ email, type: 'PASSWORD', isResend: false })
      api.clock.now = new Date(START.getTime() + seconds * 1000)
      expect((await client.auth.user.query()).id).toBe(USER.member)
      const recovery = { email, otp: '123456', type: 'PASSWORD', password: 'Liner-2026-next!' } as const
      expect(await clientFor().auth.passwordRecovery.mutate(recovery)).toMatchObject({ completed: true })
      expect((await signIn(email, 'Liner-2026-next!')).completed).toBe(true)
    },
  )
})

describe('the chosen organization', () => {
  test.each([ORGANIZATION.foreign, '00000000-0000-4000-8000-000000000000', 'nonsense'])(
    'when it is %s, then the call is refused',
    async (id) => {
      const client = await api.as('member', id)
      expect(await refused(client.artists.list.query({ page: 1, perPage: 5 }))).toMatchObject({
        code: 'FORBIDDEN',
        message: 'NOT_AUTHORIZED',
      })
    },
  )
  test('when it is one of others, then calls that do not need it are answered', async () => {
    const client = await api.as('member', ORGANIZATION.foreign)
    expect((await client.auth.user.query()).id).toBe(USER.member)
    expect((await client.organizations.own.query()).map(({ id }) => id)).toEqual([
      ORGANIZATION.first,
      ORGANIZATION.second,
    ])
  })
  test('when permissions are read, then a member has those given there, and a super administrator has all', async () => {
    expect(await (await api.as('label')).auth.permissions.query()).toEqual(['MANAGE_LABEL'])
    expect(await (await api.as('admin')).auth.permissions.query()).toEqual([...PERMISSIONS])
  })
  test('when the catalogue is counted, then a member gets what they may see there, and a super administrator gets all', async () => {
    const counts = await (await api.as('artist')).auth.resourcesCount.query()
    expect(counts).toMatchObject({ artists: 2, releases: 2, labels: 0, assets: 0, users: 0, pendingApprovals: 0 })
    const all = await (await api.as('admin')).auth.resourcesCount.query()
    expect(all).toMatchObject({ artists: 4, releases: 3, labels: 2, assets: 3, users: 8, organizations: 3 })
  })
})

describe('registration', () => {
  test('when it is completed twice, then the first time counts, and the super administrators are notified once', async () => {
    const client = await api.as('newcomer')
    const sent = { firstName: 'Nina', lastName: 'Nuova', kind: 'ARTIST' as const }
    const done = await client.users.completeRegistration.mutate(sent)
    expect(done).toMatchObject({ id: NOBODY.newcomer, firstName: 'Nina', revision: 2 })
    expect(await client.users.completeRegistration.mutate({ ...sent, firstName: 'Again' })).toEqual(done)
    expect((await client.auth.user.query()).completed).toBe(true)
    const { notifications } = await (await api.as('admin')).notifications.get.query({ limit: 10 })
    expect(notifications.map(({ type, sender }) => [type, sender?.firstName])).toEqual([['ADMIN_NEWUSER', 'Nina']])
  })
})
