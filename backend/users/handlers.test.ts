import { describe, expect, test } from 'vitest'
import { clientFor } from '#mocks/node.ts'
import { socialToken } from '#mocks/testing/social-token.ts'
import { PASSWORD } from '#mocks/testing/test-ids.ts'
import { refused, useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const NEXT = 'Liner-2026-next!'
const ADA = { firstName: 'Ada', lastName: 'Bruzzone', kind: 'ARTIST' } as const

const newest = async () => {
  const { notifications } = await (await api.as('admin')).notifications.get.query({ limit: 1 })
  return notifications[0]
}
const registered = async (referralCode?: string) => {
  const { token } = await clientFor().auth.googleSignIn.mutate({
    accessToken: socialToken('ada@new.test'),
    referralCode,
  })
  return clientFor({ token }).users.completeRegistration.mutate(ADA)
}

describe('a completed registration', () => {
  test('when it is complete, then the super administrators are notified (access-6.8)', async () => {
    await registered()
    expect(await newest()).toMatchObject({ type: 'ADMIN_NEWUSER', sender: { firstName: 'Ada' } })
  })
  test('when it used a referral code, then the notification says so (access-3.3)', async () => {
    await registered('VELA2026')
    expect(await newest()).toMatchObject({ type: 'ADMIN_NEWUSERTHROUGHREFERRAL', sender: { firstName: 'Ada' } })
  })
  test('when it is sent twice, then there is one notification', async () => {
    const newcomer = await api.as('newcomer')
    await newcomer.users.completeRegistration.mutate(ADA)
    const first = await newest()
    await newcomer.users.completeRegistration.mutate(ADA)
    expect(await newest()).toEqual(first)
  })
  test('when the phone is a telephone number, then it is accepted, and anything else is refused at its field', async () => {
    const newcomer = await api.as('newcomer')
    expect(await refused(newcomer.users.completeRegistration.mutate({ ...ADA, phone: 'call me' }))).toMatchObject({
      code: 'BAD_REQUEST',
      fields: { phone: expect.any(String) },
    })
    await expect(newcomer.users.completeRegistration.mutate({ ...ADA, phone: '+39 010 123456' })).resolves.toBeDefined()
  })
})

describe('a browser that is sent push messages', () => {
  const ownerOf = (token: string) => api.database().write(async ({ devices }) => (await devices.get(token))?.userId)
  const idOf = async (person: 'member' | 'label') => (await (await api.as(person)).auth.user.query()).id

  test('when a second user registers it, then it belongs to that user', async () => {
    await (await api.as('member')).notifications.addDeviceToken.mutate({ token: 'browser' })
    expect(await ownerOf('browser')).toBe(await idOf('member'))
    await (await api.as('label')).notifications.addDeviceToken.mutate({ token: 'browser' })
    expect(await ownerOf('browser')).toBe(await idOf('label'))
  })
  test('when another user removes it or signs out, then it stays with its owner, who can remove it', async () => {
    await (await api.as('member')).notifications.addDeviceToken.mutate({ token: 'browser' })
    await (await api.as('label')).notifications.removeDeviceToken.mutate({ token: 'browser' })
    await (await api.as('label')).auth.signOut.mutate({ deviceToken: 'browser' })
    expect(await ownerOf('browser')).toBe(await idOf('member'))
    await (await api.as('member')).notifications.removeDeviceToken.mutate({ token: 'browser' })
    expect(await ownerOf('browser')).toBeUndefined()
  })
  test('when its owner changes the password elsewhere, then nothing more is pushed to it, but to the device in use', async () => {
    const [here, stolen] = [await api.as('member'), await api.as('member')]
    await here.notifications.addDeviceToken.mutate({ token: 'desk' })
    await stolen.notifications.addDeviceToken.mutate({ token: 'phone' })
    await (await api.as('label')).notifications.addDeviceToken.mutate({ token: 'of another' })
    await here.auth.changePassword.mutate({ currentPassword: PASSWORD, password: NEXT })
    expect(await ownerOf('desk')).toBe((await here.auth.user.query()).id)
    expect(await ownerOf('phone')).toBeUndefined()
    expect(await ownerOf('of another')).toBe(await idOf('label'))
  })
  test('when the page of an older session registered it again, then it belongs to the session of now', async () => {
    const [before, now] = [await api.as('member'), await api.as('member')]
    await before.notifications.addDeviceToken.mutate({ token: 'desk' })
    await now.notifications.addDeviceToken.mutate({ token: 'desk' })
    await now.auth.changePassword.mutate({ currentPassword: PASSWORD, password: NEXT })
    expect(await ownerOf('desk')).toBe((await now.auth.user.query()).id)
  })
  test('when its owner recovers the password, then nothing more is pushed to it', async () => {
    await (await api.as('member')).notifications.addDeviceToken.mutate({ token: 'phone' })
    const email = 'member@liner.test'
    await clientFor().auth.sendOtp.mutate({ email, type: 'PASSWORD', isResend: false })
    await clientFor().auth.passwordRecovery.mutate({ email, otp: '123456', type: 'PASSWORD', password: NEXT })
    expect(await ownerOf('phone')).toBeUndefined()
  })
  test('when its owner is deactivated, then it is removed', async () => {
    await (await api.as('member')).notifications.addDeviceToken.mutate({ token: 'phone' })
    const userIds = [await idOf('member')]
    await (await api.as('admin')).users.toggle.mutate({ userIds, status: 'INACTIVE' })
    expect(await ownerOf('phone')).toBeUndefined()
  })
  test('when its owner signs out and names it, then it is removed', async () => {
    const member = await api.as('member')
    await member.notifications.addDeviceToken.mutate({ token: 'browser' })
    await member.auth.signOut.mutate({ deviceToken: 'browser' })
    expect(await ownerOf('browser')).toBeUndefined()
  })
})

test('when it is asked whether anything was released yet, then the caller’s own organizations count (access-4.12)', async () => {
  expect(await (await api.as('member')).users.checkNoReleases.query()).toEqual({ hasReleases: true })
  const { token } = await clientFor().auth.googleSignIn.mutate({ accessToken: socialToken('ada@new.test') })
  expect(await clientFor({ token }).users.checkNoReleases.query()).toEqual({ hasReleases: false })
})
