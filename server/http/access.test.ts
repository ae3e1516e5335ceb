import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#mocks/db/seed/accounts.ts'
import { CODE_LIFETIME_MINUTES, CODE_TRIES, SESSION_HOURS } from '#src/domain/limits.ts'
import { passwords } from '../ports/passwords.ts'
import { createLimits, noLimits } from '../rate-limits/rate-limits.ts'
import { type RunningServer, runServer, sessionOf } from '../testing/running-server.ts'

const MEMBER = 'member@liner.test'
const ADMIN = 'admin@liner.test'
const NEW = 'ada@new.test'
const STRONG = 'Liner-2026-new!'
const MINUTE_MS = 60_000

let server: RunningServer
beforeAll(async () => {
  server = await runServer({ limits: noLimits })
}, 120_000)
afterAll(() => server.stop())
beforeEach(() => {
  server.time.now = new Date(server.time.now.getTime() + MINUTE_MS)
})

const signIn = async (email = MEMBER, password = DEMO_PASSWORD) =>
  sessionOf(await server.call('auth.signIn', { email, password }))
const isOpen = async (session: Record<string, string>) => (await server.ask('auth.user', session)).status === 200
const later = (ms: number) => {
  server.time.now = new Date(server.time.now.getTime() + ms)
}
const mailTo = (email: string) => server.services.caught?.mails.find(({ to }) => to === email)
const codeFor = (email: string) => /\d{6}/.exec(mailTo(email)?.subject ?? '')?.[0] ?? ''
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const restorePassword = async () => {
  const password = await passwords.hash(DEMO_PASSWORD)
  await server.opened.database.write(async ({ users }) => {
    for (const user of await users.where({ key: { email: MEMBER } })) await users.put({ ...user, password })
  })
}
const requestCode = async (email = MEMBER) => {
  await server.call('auth.sendOtp', { email, type: 'PASSWORD', isResend: false })
  return codeFor(email)
}

test('when a session is signed out, then it ends, and no other does', async () => {
  const [phone, desk] = [await signIn(), await signIn()]
  await server.call('auth.signOut', {}, phone)
  expect([await isOpen(phone), await isOpen(desk)]).toEqual([false, true])
})

test('when a session is twelve hours old, then it ends, however it was used', async () => {
  const session = await signIn()
  later(SESSION_HOURS * 60 * MINUTE_MS - MINUTE_MS)
  expect(await isOpen(session)).toBe(true)
  later(MINUTE_MS)
  expect(await isOpen(session)).toBe(false)
})

test('when a password is changed, then every other session ends at once', async () => {
  const [phone, desk] = [await signIn(), await signIn()]
  const change = { currentPassword: DEMO_PASSWORD, password: STRONG }
  expect((await server.call('auth.changePassword', change, desk)).status).toBe(200)
  expect([await isOpen(phone), await isOpen(desk)]).toEqual([false, true])
  await restorePassword()
})

test('when a password is recovered, then every earlier session ends at once', async () => {
  const before = await signIn()
  const otp = await requestCode()
  const recovered = await server.call('auth.passwordRecovery', {
    email: MEMBER,
    otp,
    type: 'PASSWORD',
    password: STRONG,
  })
  expect(await isOpen(before)).toBe(false)
  expect(await isOpen(sessionOf(recovered))).toBe(true)
  await restorePassword()
})

test('when a user is deactivated, then they are out at once, and cannot come back', async () => {
  const [member, admin] = [await signIn(), await signIn(ADMIN)]
  const [{ id } = { id: '' }] = await server.opened.database.read(({ users }) =>
    users.where({ key: { email: MEMBER } }),
  )
  expect((await server.call('users.toggle', { userIds: [id], status: 'INACTIVE' }, admin)).refused).toBeUndefined()
  expect(await isOpen(member)).toBe(false)
  expect((await server.call('auth.signIn', { email: MEMBER, password: DEMO_PASSWORD })).refused).toBe(
    'USER_ACCOUNT_SUSPENDED',
  )
  await server.call('users.toggle', { userIds: [id], status: 'ACTIVE' }, admin)
  expect([await isOpen(member), await isOpen(await signIn())]).toEqual([false, true])
})

test('when a user signs in, then the token has 256 bits, and nothing that is stored opens a session', async () => {
  const { authorization = '' } = await signIn()
  const token = authorization.replace('Bearer ', '')
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const stored = await server.opened.database.read(({ tokens }) => tokens.where({}))
  expect(JSON.stringify(stored)).not.toContain(token)
  for (const { id } of stored) expect(await isOpen({ authorization: `Bearer ${id}` })).toBe(false)
})

test('when passwords and codes are stored, then they are argon2id hashes, with the parameters that OWASP names', async () => {
  const code = await requestCode()
  const { users, codes } = await server.opened.database.read(async ({ users, codes }) => ({
    users: await users.where({}),
    codes: await codes.where({}),
  }))
  const hashes = [
    ...users.map(({ password }) => password).filter((hash) => hash !== ''),
    ...codes.map((row) => row.code),
  ]
  expect(hashes.length).toBeGreaterThan(5)
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(JSON.stringify(codes)).not.toContain(`"${code}"`)
})

test('when a code was tried wrongly five times, is ten minutes old, or was used, then it is refused', async () => {
  const recover = (otp: string, password?: string) =>
    server.call('auth.passwordRecovery', { email: MEMBER, otp, type: 'PASSWORD', password })
  const code = await requestCode()
  for (let tries = 0; tries < CODE_TRIES; tries += 1)
    expect((await recover(otherThan(code))).refused).toBe('INVALID_CODE')
  expect((await recover(code)).refused).toBe('TOO_MANY_REQUESTS')
  later(MINUTE_MS)
  const late = await requestCode()
  later(CODE_LIFETIME_MINUTES * MINUTE_MS)
  expect((await recover(late)).refused).toBe('REQUEST_EXPIRED')
  const used = await requestCode()
  expect((await recover(used, STRONG)).refused).toBeUndefined()
  expect((await recover(used)).refused).toBe('REQUEST_EXPIRED')
  await restorePassword()
})

test('when a code or an invitation is sent, then it is in the language of the page, or of the invited user', async () => {
  const italian = { 'accept-language': 'it-IT,it;q=0.9,en;q=0.8' }
  await server.call('auth.signUp', { email: NEW }, italian)
  expect(mailTo(NEW)?.subject).toMatch(/^\d{6} è il tuo codice Liner$/)
  await server.call('auth.signIn', { email: MEMBER, password: DEMO_PASSWORD }, italian)
  const admin = await signIn(ADMIN)
  const organizations = await server.opened.database.read(({ organizations, users, memberships }) =>
    Promise.all([organizations.where({}), users.where({ key: { email: MEMBER } }), memberships.where({})]),
  )
  const [all, [member], memberships] = organizations
  const joined = new Set(memberships.filter(({ userId }) => userId === member?.id).map((one) => one.organizationId))
  const other = all.find(({ id, status }) => !joined.has(id) && status === 'ACTIVE')
  const grant = { role: 'LABEL', permissions: ['MANAGE_RELEASE'], artists: 'ALL', labels: 'ALL', releases: 'ALL' }
  const invite = (email: string) =>
    server.call('organizations.inviteMember', { organizationId: other?.id, email, ...grant }, admin)
  expect((await invite(MEMBER)).refused).toBeUndefined()
  expect(mailTo(MEMBER)).toMatchObject({ subject: expect.stringMatching(/ti ha invitato in/) })
  expect(mailTo(MEMBER)?.text).toContain('http://localhost:4173/profile')
  expect((await invite('nobody@new.test')).refused).toBeUndefined()
  expect(mailTo('nobody@new.test')?.text).toContain('http://localhost:4173/signup')
})

test.each([
  [
    'the code of the emulation',
    'auth.setPassword',
    { email: 'eve@new.test', otp: '123456', password: STRONG },
    'INVALID_CODE',
  ],
  ['a token of the emulated Google', 'auth.googleSignIn', 'emulated.', 'SOCIAL_TOKEN_INVALID'],
  ['a token of the emulated Facebook', 'auth.facebookSignIn', 'emulated.', 'SOCIAL_TOKEN_INVALID'],
])('when %s is sent, then it opens nothing', async (_what, path, input, refused) => {
  await server.call('auth.signUp', { email: 'eve@new.test' })
  const profile = Buffer.from(JSON.stringify({ email: MEMBER, firstName: 'E', lastName: 'Ve' })).toString('base64')
  const sent = typeof input === 'string' ? { accessToken: `${input}${profile}` } : input
  expect((await server.call(path, sent)).refused).toBe(refused)
})

test('when a session or headers of the emulation are sent, then they change nothing', async () => {
  const { demoToken } = await import('#mocks/db/seed/sessions.ts')
  expect(await isOpen({ authorization: `Bearer ${demoToken(MEMBER)}` })).toBe(false)
  const emulated = { 'x-emulate': 'as=member@liner.test', 'x-emulate-as': MEMBER, 'x-emulate-failure': 'TIMEOUT' }
  expect((await server.ask('auth.user', emulated)).refused).toBe('NOT_LOGGED_IN')
  expect((await server.call('auth.signIn', { email: MEMBER, password: DEMO_PASSWORD }, emulated)).status).toBe(200)
  for (const path of ['/dev', '/dev/panel', '/dev/push', '/__emulated', '/mockServiceWorker.js'])
    expect(await (await fetch(`${server.origin}${path}`)).text()).not.toMatch(/emulat/i)
})

test('when there were too many tries, then the answer says how long to wait', async () => {
  const limited = await runServer({ limits: createLimits() })
  const signInWrongly = () => limited.call('auth.signIn', { email: MEMBER, password: 'Wrong-2026!' })
  for (let tries = 0; tries < 10; tries += 1) expect((await signInWrongly()).refused).toBe('USER_OR_PASSWORD_INCORRECT')
  const refused = await signInWrongly()
  expect([refused.status, refused.refused]).toEqual([429, 'TOO_MANY_REQUESTS'])
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(800)
  // The address that a caller claims makes it no other caller.
  const forged = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9', 'x-real-ip': '203.0.113.9' }
  const again = { email: MEMBER, password: DEMO_PASSWORD }
  expect((await limited.call('auth.signIn', again, forged)).refused).toBe('TOO_MANY_REQUESTS')
  await limited.stop()
}, 120_000)

test('when users sign up, sign in and fail at it, then nothing secret is logged', async () => {
  await server.call('auth.signUp', { email: 'log@new.test' })
  const otp = codeFor('log@new.test')
  await server.call('auth.verifyOtp', { email: 'log@new.test', otp: otherThan(otp), type: 'EMAIL' })
  const session = sessionOf(await server.call('auth.setPassword', { email: 'log@new.test', otp, password: STRONG }))
  await server.call('auth.signIn', { email: 'log@new.test', password: 'Mistyped-2026!' })
  await server.call('notifications.addDeviceToken', { token: 'device-of-ada' }, session)
  await server.call('auth.googleSignIn', { accessToken: 'ya29.hidden' })
  await server.ask(`auth.user?input=${encodeURIComponent('{"token":"ya29.query"}')}`, session)
  const logged = server.logged()
  expect(logged).toContain('auth.setPassword')
  const token = session['authorization']?.replace('Bearer ', '') ?? ''
  for (const secret of [otp, STRONG, DEMO_PASSWORD, 'Mistyped-2026!', token, 'device-of-ada', 'ya29', 'log@new.test'])
    expect(logged).not.toContain(secret)
})
