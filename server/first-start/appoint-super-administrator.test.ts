import { afterAll, beforeAll, expect, test } from 'vitest'
import { newRow } from '#backend/rows.ts'
import { tables as declared } from '#backend/tables/tables.ts'
import { createLog } from '../log/log.ts'
import { sessionOf, type RunningServer, runServer } from '../testing/running-server.ts'
import { appointSuperAdministrator } from './appoint-super-administrator.ts'

const NOW = new Date('2026-03-10T08:00:00Z')
const PASSWORD = 'A-quiet-day-2026!'
const SLOW_MS = 120_000

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
}, SLOW_MS)
afterAll(() => server.stop())

const lines: string[] = []
const log = createLog('info', { write: (line) => void lines.push(line) })
const appoint = (email: string) => {
  lines.length = 0
  return appointSuperAdministrator(email, { database: server.opened.database, now: NOW, log })
}
const accountsOf = (email: string) =>
  server.opened.database.read(({ users }) => users.where({ key: { email: email.toLowerCase() } }))
const codeFor = (email: string) => {
  const mail = server.services.caught?.mails.find(({ to }) => to === email)
  return /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? ''
}

test('when nobody has the address, then “Forgot your password?” lets a new super administrator in', async () => {
  const email = 'first@label.test'
  expect(await appoint(email)).toEqual({ did: 'CREATED', canSignIn: false })
  expect((await server.call('auth.signIn', { email, password: ' ' })).refused).toBe('USER_OR_PASSWORD_INCORRECT')
  expect((await server.call('auth.signIn', { email, password: '' })).status).toBe(400)
  expect(await server.call('auth.sendOtp', { email, type: 'PASSWORD', isResend: false })).toMatchObject({ status: 200 })
  const recovery = { email, type: 'PASSWORD', otp: codeFor(email), password: PASSWORD }
  const recovered = await server.call('auth.passwordRecovery', recovery)
  expect(recovered.refused).toBeUndefined()
  const session = sessionOf(recovered)
  expect((await server.ask('auth.user', session)).data).toMatchObject({ email, role: 'SUPERADMIN', completed: false })
  expect((await server.call('auth.signIn', { email, password: PASSWORD })).status).toBe(200)
  expect(await appoint(email)).toEqual({ did: 'NOTHING', canSignIn: true })
})

test('when a member has the address, then their account becomes that of a super administrator, once', async () => {
  const [before] = await accountsOf('viewer@liner.test')
  expect(await appoint('Viewer@liner.test')).toEqual({ did: 'RAISED', canSignIn: true })
  const [after, ...others] = await accountsOf('viewer@liner.test')
  expect(others).toEqual([])
  expect(after).toMatchObject({ id: before?.id, role: 'SUPERADMIN', password: before?.password })
  expect(after?.revision).toBe((before?.revision ?? 0) + 1)
  expect(await appoint('viewer@liner.test')).toEqual({ did: 'NOTHING', canSignIn: true })
  expect((await accountsOf('viewer@liner.test'))[0]?.revision).toBe(after?.revision)
})

test('when somebody is appointed, then one line of the log says whom, without the address', async () => {
  const email = 'logged@label.test'
  await appoint(email)
  const [account] = await accountsOf(email)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ userId: account?.id, did: 'CREATED' })
  expect(lines[0]).not.toContain(email)
  await appoint(email)
  expect(lines).toEqual([])
})

test('when the account is deactivated, then it is refused and stays a member’s', async () => {
  await server.opened.database.write(({ users }) =>
    users.put({
      ...declared.users.defaults,
      ...newRow({ now: NOW }),
      email: 'left@label.test',
      password: '',
      firstName: '',
      lastName: '',
      status: 'INACTIVE',
    }),
  )
  await expect(appoint('left@label.test')).rejects.toThrow('left@label.test is deactivated')
  expect(await accountsOf('left@label.test')).toMatchObject([{ role: 'MEMBER' }])
})
