import { describe, expect, test } from 'vitest'
import { clientFor } from '#mocks/node.ts'
import { socialToken } from '#mocks/testing/social-token.ts'
import { FILE, ORGANIZATION, PASSWORD, testId, USER } from '#mocks/testing/test-ids.ts'
import { refused, useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const NEXT = 'Liner-2026-next!'
const OWN = 'me@elsewhere.test'
const GOOGLE = { provider: 'GOOGLE', accessToken: socialToken(OWN) } as const
const NAMES = { firstName: 'Ada', lastName: 'Prova' }
const signIn = (password: string) => clientFor().auth.signIn.mutate({ email: 'member@liner.test', password })
/** Somebody who came through Google, with no password yet. */
const socialGuest = async () =>
  clientFor({ token: (await clientFor().auth.googleSignIn.mutate({ accessToken: GOOGLE.accessToken })).token })

describe('a change of the password', () => {
  test('when the current one is right, then it is changed, and every other session of the user ends (catalogue-5.7)', async () => {
    const here = await api.as('member')
    const elsewhere = await api.as('member')
    const somebodyElse = await api.as('label')
    await here.auth.changePassword.mutate({ currentPassword: PASSWORD, password: NEXT })
    await expect(here.auth.user.query()).resolves.toMatchObject({ hasPassword: true })
    await expect(somebodyElse.auth.user.query()).resolves.toBeDefined()
    expect(await refused(elsewhere.auth.user.query())).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await refused(signIn(PASSWORD))).toMatchObject({ message: 'USER_OR_PASSWORD_INCORRECT' })
    await expect(signIn(NEXT)).resolves.toMatchObject({ completed: true })
  })

  test.each([
    [{ currentPassword: 'wrong', password: NEXT }, 'currentPassword', 'CURRENT_PASSWORD_INCORRECT'],
    [{ password: NEXT }, 'currentPassword', 'CURRENT_PASSWORD_INCORRECT'],
    [{ currentPassword: PASSWORD, password: PASSWORD }, 'password', 'PASSWORD_CANNOT_BE_SAME'],
    [{ currentPassword: PASSWORD, password: 'Short-1!' }, 'password', 'WEAK_PASSWORD'],
  ])('when %j is sent, then it is refused at its field, and nobody is signed out', async (input, field, message) => {
    const [here, elsewhere] = [await api.as('member'), await api.as('member')]
    expect(await refused(here.auth.changePassword.mutate(input))).toMatchObject({
      code: 'BAD_REQUEST',
      fields: { [field]: message },
    })
    await expect(elsewhere.auth.user.query()).resolves.toBeDefined()
    await expect(signIn(PASSWORD)).resolves.toBeDefined()
  })

  test('when the current one was wrong five times, then even the right one is refused for ten minutes', async () => {
    const here = await api.as('member')
    const attempt = (currentPassword: string) => here.auth.changePassword.mutate({ currentPassword, password: NEXT })
    for (const wrong of ['a', 'b', 'c', 'd', 'e'])
      expect((await refused(attempt(wrong))).message).toBe('CURRENT_PASSWORD_INCORRECT')
    const WAIT = { code: 'TOO_MANY_REQUESTS', message: 'TOO_MANY_WRONG_PASSWORDS' }
    expect(await refused(attempt(PASSWORD))).toMatchObject(WAIT)
    await expect(signIn(PASSWORD)).resolves.toBeDefined()
    api.clock.now = new Date(api.clock.now.getTime() + 10 * 60_000)
    await attempt(PASSWORD)
    await expect(signIn(NEXT)).resolves.toBeDefined()
  })

  test('when the user has none yet, then it is set without a current one', async () => {
    const guest = await socialGuest()
    await expect(guest.auth.user.query()).resolves.toMatchObject({ hasPassword: false, googleId: OWN })
    await guest.auth.changePassword.mutate({ password: NEXT })
    await expect(clientFor().auth.signIn.mutate({ email: OWN, password: NEXT })).resolves.toBeDefined()
  })
})

describe('an account at a provider', () => {
  test('when it is linked, then it signs its owner in until it is unlinked (catalogue-3.14)', async () => {
    const client = await api.as('member')
    await client.auth.linkSocial.mutate(GOOGLE)
    await client.auth.linkSocial.mutate(GOOGLE)
    await expect(client.auth.user.query()).resolves.toMatchObject({ googleId: OWN, facebookId: null })
    const { token } = await clientFor().auth.googleSignIn.mutate({ accessToken: GOOGLE.accessToken })
    await expect(clientFor({ token }).auth.user.query()).resolves.toMatchObject({ id: USER.member })
    await client.auth.unlinkSocial.mutate({ provider: 'GOOGLE' })
    await client.auth.unlinkSocial.mutate({ provider: 'GOOGLE' })
    await expect(client.auth.user.query()).resolves.toMatchObject({ googleId: null })
    const { completed } = await clientFor().auth.googleSignIn.mutate({ accessToken: GOOGLE.accessToken })
    expect(completed).toBe(false)
  })

  test('when it signs in somebody else, then it cannot be linked (catalogue-8.16)', async () => {
    await (await api.as('label')).auth.linkSocial.mutate(GOOGLE)
    const client = await api.as('member')
    const link = (email: string) => client.auth.linkSocial.mutate({ ...GOOGLE, accessToken: socialToken(email) })
    for (const email of [OWN, 'ME@elsewhere.test', 'artist@liner.test'])
      expect(await refused(link(email))).toMatchObject({ code: 'CONFLICT', message: 'SOCIAL_ALREADY_LINKED' })
    await expect(client.auth.user.query()).resolves.toMatchObject({ googleId: null })
  })

  test('when the provider does not confirm its token, then it is not linked', async () => {
    const client = await api.as('member')
    const link = client.auth.linkSocial.mutate({ provider: 'FACEBOOK', accessToken: 'made up' })
    expect(await refused(link)).toMatchObject({ code: 'BAD_REQUEST', message: 'SOCIAL_TOKEN_INVALID' })
  })

  test('when its user has no password, then it cannot be unlinked until one is set (catalogue-8.16)', async () => {
    const guest = await socialGuest()
    expect(await refused(guest.auth.unlinkSocial.mutate({ provider: 'GOOGLE' }))).toMatchObject({
      code: 'PRECONDITION_FAILED',
      message: 'PASSWORD_REQUIRED',
    })
    await guest.auth.changePassword.mutate({ password: NEXT })
    await expect(guest.auth.unlinkSocial.mutate({ provider: 'GOOGLE' })).resolves.toEqual({ ok: true })
  })

  test('when somebody first signs in with it and the address is known, then it is linked to that user', async () => {
    await clientFor().auth.facebookSignIn.mutate({ accessToken: socialToken('member@liner.test') })
    const user = await (await api.as('member')).auth.user.query()
    expect(user).toMatchObject({ googleId: null, facebookId: 'member@liner.test' })
  })
})

describe('a profile', () => {
  test('when names and a telephone number are saved, then it has them, and an empty number removes the old one', async () => {
    const client = await api.as('viewer')
    await client.users.updateProfile.mutate({ firstName: ' <b>Ada</b> ', lastName: 'Prova', phone: '+39 010 1234567' })
    await expect(client.auth.user.query()).resolves.toMatchObject({ firstName: '<b>Ada</b>', phone: '+39 010 1234567' })
    await client.users.updateProfile.mutate({ ...NAMES })
    await expect(client.auth.user.query()).resolves.toMatchObject({ firstName: 'Ada', phone: '+39 010 1234567' })
    await client.users.updateProfile.mutate({ ...NAMES, phone: '' })
    await expect(client.auth.user.query()).resolves.toMatchObject({ phone: null })
  })

  test('when the user sets a picture they uploaded, then it has the picture until they remove it', async () => {
    const client = await api.as('member')
    const files = await api.database().write(async ({ files }) => {
      const cover = await files.get(FILE.cover)
      if (cover === undefined) throw new Error('There is a cover')
      const file = { ...cover, id: testId(6, 40), purpose: 'AVATAR' as const, createdBy: USER.member }
      await files.put(file)
      return { own: file.id }
    })
    await client.users.updateProfile.mutate({ ...NAMES, avatar: files.own })
    await expect(client.auth.user.query()).resolves.toMatchObject({ avatarFileId: files.own })
    await client.users.updateProfile.mutate({ ...NAMES, avatar: files.own })
    await client.users.updateProfile.mutate({ ...NAMES, avatar: null })
    await expect(client.auth.user.query()).resolves.toMatchObject({ avatar: null, avatarFileId: null })
  })

  test.each([
    [{ ...NAMES, firstName: ' ' }, 'firstName'],
    [{ ...NAMES, lastName: 'a'.repeat(101) }, 'lastName'],
    [{ ...NAMES, phone: 'call me' }, 'phone'],
    [{ ...NAMES, avatar: 'not an id' }, 'avatar'],
    [{ ...NAMES, avatar: FILE.cover }, 'avatar'],
    [{ ...NAMES, avatar: FILE.foreignMaster }, 'avatar'],
  ])('when %j is saved, then it is refused at its field', async (input, field) => {
    const { code, fields } = await refused((await api.as('member')).users.updateProfile.mutate(input))
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_REQUEST', [field]])
  })
})

test('when somebody signs up by a user’s link, then that user’s count goes up', async () => {
  const client = await api.as('member')
  const { code, url, invitedCount } = await client.users.referral.query()
  expect([url, invitedCount]).toEqual([`/invite/${code}`, 0])
  await clientFor().auth.googleSignIn.mutate({ accessToken: socialToken('a@new.test'), referralCode: code })
  await clientFor().auth.googleSignIn.mutate({
    accessToken: socialToken('b@new.test'),
    referralCode: code.toLowerCase(),
  })
  await expect(client.users.referral.query()).resolves.toMatchObject({ invitedCount: 2 })
  await expect((await api.as('label')).users.referral.query()).resolves.toMatchObject({ invitedCount: 0 })
})

describe('leaving an organization', () => {
  const organizationId = ORGANIZATION.first
  test('when a member leaves, then they have no access to it any more', async () => {
    const client = await api.as('label')
    await client.organizations.leave.mutate({ organizationId })
    await expect(client.organizations.own.query()).resolves.toEqual([])
    expect(await refused(client.labels.list.query({ page: 1, perPage: 5 }))).toMatchObject({ code: 'FORBIDDEN' })
    expect(await refused(client.organizations.leave.mutate({ organizationId }))).toMatchObject({ code: 'NOT_FOUND' })
  })
  test('when the last manager leaves, then it is refused', async () => {
    const client = await api.as('member')
    expect(await refused(client.organizations.leave.mutate({ organizationId }))).toMatchObject({
      code: 'PRECONDITION_FAILED',
      message: 'LAST_MANAGER',
    })
  })
})
