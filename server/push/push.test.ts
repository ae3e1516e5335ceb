import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { parsePushMessage } from '#src/contract/worker/push.ts'
import { NOTIFICATION_TYPES } from '#src/domain/notification/type.ts'
import { catchPush } from './catch-push.ts'
import { connectFirebase, type Deliver, pushBy } from './firebase-push.ts'

const AT = new Date('2026-03-10T08:00:00Z')
const DATA = {
  type: 'USER_RELEASEAPPROVED',
  createdAt: AT.toISOString(),
  releaseId: 'r-1',
  release: 'Paper Boats',
  organizationId: 'o-1',
  organization: 'Halyard Music',
  sender: 'Marta Prova',
  unread: '3',
}
const failing = (code: string): Deliver => {
  return async () => {
    throw Object.assign(new Error(code), { code })
  }
}
const forgottenAfter = async (deliver: Deliver) => {
  const forgotten: string[] = []
  await pushBy(deliver, async (token) => void forgotten.push(token)).send('device-1', DATA)
  return forgotten
}

test.each(NOTIFICATION_TYPES)(
  'when a message of %s is handed over, then the service worker reads all of it',
  async (type) => {
    const delivered: Parameters<Deliver>[0][] = []
    const push = pushBy(
      async (message) => void delivered.push(message),
      async () => undefined,
    )
    await push.send('device-1', { ...DATA, type })
    expect(delivered).toMatchObject([{ fid: 'device-1' }])
    expect(delivered[0]).not.toHaveProperty('notification')
    // Firebase adds its own fields around the data.
    const arrived: unknown = JSON.parse(JSON.stringify({ data: delivered[0]?.data, from: '1', fcmMessageId: '2' }))
    expect(parsePushMessage(arrived)).toEqual({ ...DATA, type })
  },
)

test.each([
  'messaging/installation-id-not-registered',
  'messaging/registration-token-not-registered',
  'messaging/invalid-registration-token',
])('when Firebase answers %s, then the device is forgotten', async (code) => {
  expect(await forgottenAfter(failing(code))).toEqual(['device-1'])
})

test.each(['messaging/mismatched-credential', 'messaging/server-unavailable', 'app/invalid-credential'])(
  'when Firebase answers %s, then the device stays, and the message can be sent again',
  async (code) => {
    await expect(forgottenAfter(failing(code))).rejects.toThrow(code)
  },
)

test('when the credentials are well-formed, then they connect without a network', () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const account = { projectId: 'liner-1', clientEmail: 'sdk@liner-1.example' }
  expect(connectFirebase({ ...account, privateKey })).toBeTypeOf('function')
  expect(() => connectFirebase({ ...account, privateKey: 'abc' })).toThrow(/private key/i)
})

test('when there is no Firebase, then messages are caught, the newest first', async () => {
  const push = catchPush(() => AT)
  await push.send('device-1', DATA)
  await push.send('device-2', { ...DATA, unread: '4' })
  expect(push.caught.map(({ token, data }) => [token, data['unread']])).toEqual([
    ['device-2', '4'],
    ['device-1', '3'],
  ])
})
