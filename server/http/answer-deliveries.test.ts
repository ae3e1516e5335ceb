import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#mocks/db/seed/accounts.ts'
import { z } from '#src/contract/zod.ts'
import { noLimits } from '../rate-limits/rate-limits.ts'
import { type RunningServer, runServer, sessionOf } from '../testing/running-server.ts'

const KEY = 'key-of-the-service'.repeat(3)
const ERROR = 'DELIVERY:CHECKSUM_MISMATCH(3)'

let server: RunningServer
beforeAll(async () => {
  server = await runServer({ limits: noLimits, deliveryKey: KEY })
}, 120_000)
afterAll(() => server.stop())

const send = async (body: string, key = KEY) => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  return (await fetch(`${server.origin}/api/deliveries`, { method: 'POST', headers, body })).status
}
const say = (...deliveries: { submissionId: string; delivery: string; reason?: string }[]) =>
  send(JSON.stringify({ deliveries }))

const found = z.object({ items: z.array(z.object({ id: z.string(), release: z.object({ id: z.string() }) })) })
const detail = z.object({
  submissions: z.array(z.object({ id: z.string(), delivery: z.nullable(z.string()), reason: z.nullable(z.string()) })),
})
const asReviewer = async () =>
  sessionOf(await server.call('auth.signIn', { email: 'admin@liner.test', password: DEMO_PASSWORD }))
const ask = async (path: string, input: object, session: Record<string, string>) =>
  (await server.ask(`${path}?input=${encodeURIComponent(JSON.stringify(input))}`, session)).data

test('when the service reports deliveries, then all of them are stored or none, and a wrong key changes nothing', async () => {
  const session = await asReviewer()
  const waiting = { page: 1, perPage: 1, status: 'APPROVED', delivery: 'PENDING' }
  const [submission] = found.parse(await ask('submissions.list', waiting, session)).items
  const submissionId = submission?.id ?? ''
  const state = async () => {
    const { submissions } = detail.parse(
      await ask('releases.get', { releaseId: submission?.release.id }, await asReviewer()),
    )
    const { delivery, reason } = submissions.find(({ id }) => id === submissionId) ?? {}
    return [delivery, reason]
  }

  expect(await send(JSON.stringify({ deliveries: [{ submissionId, delivery: 'PROCESSED' }] }), `${KEY}x`)).toBe(401)
  const unknown = '00000000-0000-4000-8000-000000000000'
  const both = [submissionId, unknown].map((id) => ({ submissionId: id, delivery: 'PROCESSED' }))
  expect(await say(...both)).toBe(404)
  expect(await state()).toEqual(['PENDING', null])

  expect(await say({ submissionId, delivery: 'ERROR', reason: ERROR })).toBe(204)
  expect(await state()).toEqual(['ERROR', ERROR])
  expect(await say({ submissionId, delivery: 'PROCESSED' })).toBe(204)
  expect(await say({ submissionId, delivery: 'PROCESSED' })).toBe(204)
  expect(await state()).toEqual(['PROCESSED', null])
})

const UNSTORABLE = ['\u0000', '\ud800'].map((reason) =>
  JSON.stringify({ deliveries: [{ submissionId: '00000000-0000-4000-8000-000000000000', delivery: 'ERROR', reason }] }),
)
const WRONG = ['', '{', '[]', '{"deliveries":[]}', '{"deliveries":[{"submissionId":"1","delivery":"PROCESSED"}]}']
test.each([...WRONG, ...UNSTORABLE])('when %s is sent, then it is refused', async (body) => {
  expect(await send(body)).toBe(400)
})

test('when more is sent than anybody has to say, then it is not read', async () => {
  expect(await send('x'.repeat(2 * 1024 * 1024))).toBe(413)
})
