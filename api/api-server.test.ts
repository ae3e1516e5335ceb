import { afterEach, beforeEach, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#mocks/db/seed/accounts.ts'
import { z } from '#src/contract/zod.ts'
import { type ApiServer, startApiServer } from './api-server.ts'

let server: ApiServer
beforeEach(async () => {
  server = await startApiServer()
})
afterEach(() => server.stop())

const post = (path: string, input: object, headers = {}) =>
  fetch(`${server.origin}/api/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  })
const answered = <T extends z.ZodMiniType>(data: T) => z.object({ result: z.object({ data }) })

test('when a page of another origin signs in, then the server answers it', async () => {
  const origin = 'https://liner.example'
  const asked = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' }
  const preflight = await fetch(`${server.origin}/api/trpc/auth.signIn`, { method: 'OPTIONS', headers: asked })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')
  const response = await post('auth.signIn', { email: 'member@liner.test', password: DEMO_PASSWORD }, { origin })
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
})

test('when the server is behind a proxy, then uploads go to the address that the browser knows', async () => {
  const input = { email: 'admin@liner.test', password: DEMO_PASSWORD }
  const signedIn = answered(z.object({ token: z.string() })).parse(await (await post('auth.signIn', input)).json())
  const file = { fileName: 'a', mimeType: 'image/png', bytes: 1, sha256: 'a'.repeat(64), purpose: 'COVER' }
  const headers = {
    authorization: `Bearer ${signedIn.result.data.token}`,
    'x-forwarded-host': 'liner.example',
    'x-forwarded-proto': 'https',
  }
  const reserved = answered(z.object({ url: z.string() })).parse(
    await (await post('uploads.create', file, headers)).json(),
  )
  expect(new URL(reserved.result.data.url).origin).toBe('https://liner.example')
})

test('when a browser gives an upload up, then the server goes on', async () => {
  const upload = new AbortController()
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) })
  const options = { method: 'PUT', body, duplex: 'half', signal: upload.signal }
  const sent = fetch(`${server.origin}/api/uploads/x`, options).catch(() => 'given up')
  await fetch(`${server.origin}/api/trpc/auth.user`)
  upload.abort()
  expect(await sent).toBe('given up')
  expect((await fetch(`${server.origin}/api/trpc/auth.user`)).status).toBe(401)
})
