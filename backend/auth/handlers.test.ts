import { describe, expect, test } from 'vitest'
import { clientFor } from '#mocks/node.ts'
import { socialToken } from '#mocks/testing/social-token.ts'
import { PASSWORD } from '#mocks/testing/test-ids.ts'
import { refused, START, useApi } from '#mocks/testing/use-api.ts'

const api = useApi()
const NEW = 'ada@new.test'
const CODE = '123456'
const STRONG = 'Liner-2026-new!'
const { auth } = clientFor()
const later = (seconds: number) => {
  api.clock.now = new Date(START.getTime() + seconds * 1000)
}
const signUp = () => auth.signUp.mutate({ email: NEW })
const setPassword = (password = STRONG, otp = CODE) => auth.setPassword.mutate({ email: NEW, otp, password })
const verify = (otp: string) => auth.verifyOtp.mutate({ email: NEW, otp, type: 'EMAIL' })
const recover = (change: { otp?: string; password?: string } = {}) =>
  auth.passwordRecovery.mutate({ email: 'member@liner.test', otp: CODE, type: 'PASSWORD', ...change })
const requestCode = (isResend = false) =>
  auth.sendOtp.mutate({ email: 'member@liner.test', type: 'PASSWORD', isResend })

describe('signing up', () => {
  test('when address, code and password are given, then a session opens, and the profile is not completed (access-3.2, access-4.3)', async () => {
    await signUp()
    await verify(CODE)
    const { token, completed } = await setPassword()
    expect(completed).toBe(false)
    await expect(clientFor({ token }).auth.user.query()).resolves.toMatchObject({ email: NEW, completed: false })
    await expect(auth.signIn.mutate({ email: NEW, password: STRONG })).resolves.toMatchObject({ completed: false })
  })
  test('when the address is registered in another case, then it is refused at its field', async () => {
    expect(await refused(auth.signUp.mutate({ email: 'MEMBER@liner.test' }))).toMatchObject({
      code: 'BAD_REQUEST',
      message: 'DUPLICATE_USER_NAME',
      fields: { email: 'DUPLICATE_USER_NAME' },
    })
  })
  test('when it is started again within the wait, then it is accepted', async () => {
    await signUp()
    await expect(signUp()).resolves.toEqual({ ok: true })
  })
  test.each([
    ['Short-1!', 'WEAK_PASSWORD'],
    ['NoDigitsHere-!', 'WEAK_PASSWORD'],
    ['NoSpecials2026', 'WEAK_PASSWORD'],
  ])(
    'when the password is %s, then it is refused, and the code stays valid (catalogue-9.7)',
    async (password, message) => {
      await signUp()
      expect(await refused(setPassword(password))).toMatchObject({ message, fields: { password: message } })
      await expect(setPassword()).resolves.toMatchObject({ completed: false })
    },
  )
  test('when the password has spaces around it, then they are part of it', async () => {
    await signUp()
    await setPassword(` ${STRONG} `)
    await auth.signIn.mutate({ email: NEW, password: ` ${STRONG} ` })
    expect(await refused(auth.signIn.mutate({ email: NEW, password: STRONG }))).toMatchObject({
      message: 'USER_OR_PASSWORD_INCORRECT',
    })
  })
  test('when there is a referral code, then it is stored with the user', async () => {
    await signUp()
    await auth.setPassword.mutate({ email: NEW, otp: CODE, password: STRONG, referralCode: 'VELA' })
    const [user] = await api.database().read((tables) => tables.users.where({ is: { email: NEW } }))
    expect(user?.referralCode).toBe('VELA')
  })
})

describe('a code', () => {
  test('when it is wrong, then it is refused, and after five tries the right one too', async () => {
    await signUp()
    for (let tries = 0; tries < 5; tries += 1)
      expect(await refused(verify('000000'))).toMatchObject({ code: 'BAD_REQUEST', message: 'INVALID_CODE' })
    expect(await refused(verify(CODE))).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
  test('when ten minutes have passed, then it has expired', async () => {
    await signUp()
    later(599)
    await verify(CODE)
    later(600)
    expect(await refused(verify(CODE))).toMatchObject({ message: 'REQUEST_EXPIRED' })
  })
  test('when it has been used, then it counts as expired', async () => {
    await signUp()
    await setPassword()
    expect(await refused(verify(CODE))).toMatchObject({ message: 'REQUEST_EXPIRED' })
  })
  test('when thirty seconds have passed, then it can be sent again, and not before', async () => {
    await requestCode()
    expect(await refused(requestCode(true))).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await refused(recover({ otp: '000000' }))
    later(30)
    await requestCode(true)
    await expect(recover()).resolves.toEqual({ ok: true })
  })
  test('when the tries of one are used up, then a new one has five of its own', async () => {
    const wrong = () => refused(recover({ otp: '000000' }))
    await requestCode()
    for (let tries = 0; tries < 5; tries += 1) expect(await wrong()).toMatchObject({ message: 'INVALID_CODE' })
    expect(await wrong()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    later(30)
    await requestCode(true)
    for (let tries = 0; tries < 4; tries += 1) expect(await wrong()).toMatchObject({ message: 'INVALID_CODE' })
    await expect(recover()).resolves.toEqual({ ok: true })
    expect(await wrong()).toMatchObject({ message: 'INVALID_CODE' })
    expect(await refused(recover())).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
  test('when none was sent, then it counts as expired', async () => {
    expect(await refused(verify(CODE))).toMatchObject({ message: 'REQUEST_EXPIRED' })
  })
  test.each(['', '12345', '1234567'])(
    'when it has the wrong length, as %j, then it is refused at its field (catalogue-5.2)',
    async (otp) => {
      expect((await refused(verify(otp))).fields).toHaveProperty('otp')
    },
  )
})

describe('a forgotten password', () => {
  test('when it is replaced, then every other session ends and a new one is opened', async () => {
    const before = await api.as('member')
    await requestCode()
    await recover()
    const answer = await recover({ password: STRONG })
    expect(answer).toMatchObject({ completed: true })
    expect(await refused(before.auth.user.query())).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await refused(auth.signIn.mutate({ email: 'member@liner.test', password: PASSWORD }))).toBeDefined()
    await auth.signIn.mutate({ email: 'member@liner.test', password: STRONG })
  })
  test('when the new password is the same as before, then it is refused (catalogue-5.6)', async () => {
    await requestCode()
    expect(await refused(recover({ password: PASSWORD }))).toMatchObject({ message: 'PASSWORD_CANNOT_BE_SAME' })
  })
  test('when no account has the address, then no code is sent', async () => {
    expect(await refused(auth.sendOtp.mutate({ email: NEW, type: 'PASSWORD', isResend: false }))).toMatchObject({
      message: 'USER_NOT_FOUND',
    })
  })
})

describe.each(['googleSignIn', 'facebookSignIn'] as const)('%s', (procedure) => {
  test('when the address has an account, then its owner is signed in, and otherwise one is created (access-3.3, access-3.4)', async () => {
    const known = await auth[procedure].mutate({ accessToken: socialToken('member@liner.test') })
    expect(known.completed).toBe(true)
    const fresh = await auth[procedure].mutate({ accessToken: socialToken(NEW), referralCode: 'VELA' })
    expect(fresh.completed).toBe(false)
    await expect(clientFor({ token: fresh.token }).auth.user.query()).resolves.toMatchObject({ firstName: 'Ada' })
  })
  test.each(['made-up', 'emulated.', 'emulated.e30='])(
    'when the token is %s, then it is refused',
    async (accessToken) => {
      expect(await refused(auth[procedure].mutate({ accessToken }))).toMatchObject({ message: 'SOCIAL_TOKEN_INVALID' })
    },
  )
  test('when the user is suspended, then the sign-in is refused', async () => {
    expect(await refused(auth[procedure].mutate({ accessToken: socialToken('suspended@liner.test') }))).toMatchObject({
      message: 'USER_ACCOUNT_SUSPENDED',
    })
  })
})
