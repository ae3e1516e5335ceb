import { connect, type Socket } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, runServer } from '../testing/running-server.ts'

const MEGABYTE = 1024 * 1024
const CONNECTIONS_MAX = 20
let server: RunningServer
beforeAll(async () => {
  server = await runServer({ connectionsMax: CONNECTIONS_MAX, headersTimeout: 3000 })
}, 120_000)
afterAll(() => server.stop())

const isAlive = async () => (await server.ask('auth.user')).refused === 'NOT_LOGGED_IN'
const opened = (): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => resolve(socket))
    socket.once('error', reject)
  })
/** Everything that is answered before the connection is closed. */
const answerTo = async (...pieces: string[]): Promise<string> => {
  const socket = await opened()
  const received: string[] = []
  // The server may close before everything was sent.
  socket.on('error', () => undefined)
  socket.on('data', (piece) => void received.push(piece.toString()))
  for (const piece of pieces) socket.write(piece)
  await new Promise((resolve) => socket.once('close', resolve))
  return received.join('')
}
const POST = 'POST /api/trpc/auth.signIn HTTP/1.1\r\nHost: liner.test\r\nContent-Type: application/json\r\n'

test('when a call says that it is too large, then it is refused before it is sent', async () => {
  const answer = await answerTo(`${POST}Content-Length: ${10 * MEGABYTE + 1}\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toContain('"code":"PAYLOAD_TOO_LARGE"')
})

test('when a call does not say how large it is, then it is refused once it is too large', async () => {
  const piece = 'x'.repeat(MEGABYTE)
  const chunks = Array.from({ length: 11 }, () => `${MEGABYTE.toString(16)}\r\n${piece}\r\n`)
  expect(await answerTo(`${POST}Transfer-Encoding: chunked\r\n\r\n`, ...chunks)).toMatch(/^HTTP\/1\.1 413 /)
  expect(await isAlive()).toBe(true)
}, 60_000)

test('when a call has ten megabytes, then it is answered', async () => {
  const email = 'x'.repeat(10 * MEGABYTE - 40)
  expect((await server.call('auth.signIn', { email, password: 'x' })).status).toBe(400)
})

test.each([
  ['POST', '/api/trpc/auth.signIn', '{"email":'],
  ['POST', '/api/trpc/auth.signIn', ''],
  ['POST', '/api/trpc/auth.signIn', 'null'],
  ['POST', '/api/trpc/auth.signIn?batch=1', '[]'],
  ['POST', '/api/trpc/auth.signIn,auth.signIn?batch=1', '{"0":{},"7":{}}'],
  ['POST', '/api/trpc/auth.signIn,?batch=1', '{"__proto__":{"email":"a"}}'],
  ['POST', '/api/trpc/,,,,?batch=1', '{}'],
  ['GET', '/api/trpc/auth.user?input=%7B', undefined],
  ['GET', '/api/trpc/auth.user,auth.permissions?batch=1&input=%5B%5D', undefined],
  ['GET', '/api/trpc/auth.user?input=%E0%A4%A', undefined],
  ['GET', '/api/trpc/%E0%A4%A', undefined],
  ['GET', '/api/trpc/__proto__.constructor', undefined],
  ['GET', '/api/trpc/', undefined],
  ['GET', '/api/trpc/auth.signIn', undefined],
  ['DELETE', '/api/trpc/auth.user', undefined],
  ['PUT', '/api/trpc/auth.user', '{}'],
  ['GET', `/api/trpc/${Array(101).fill('auth.user').join(',')}?batch=1`, undefined],
])('when %s %s is sent with %j, then it is refused, and the next call is answered', async (method, path, body) => {
  const headers = { 'content-type': 'application/json' }
  const { status } = await fetch(`${server.origin}${path}`, { method, headers, ...(body !== undefined && { body }) })
  // 207 where the calls of a batch are refused for several reasons.
  expect(status === 207 || (status >= 400 && status < 500)).toBe(true)
  expect(await isAlive()).toBe(true)
})

test('when a body is anything at all, then it is answered as an error of the caller', async () => {
  const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.uint8Array({ maxLength: 500 }))
  await fc.assert(
    fc.asyncProperty(anything, fc.boolean(), async (body, isBatch) => {
      const path = `${server.origin}/api/trpc/auth.signIn${isBatch ? '?batch=1' : ''}`
      const sent = typeof body === 'string' ? body : new Uint8Array(body)
      const { status } = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: sent,
      })
      expect([400, 415, 429]).toContain(status)
    }),
  )
}, 120_000)

test('when connections send their headers slowly, then they push out each other, and nobody else', async () => {
  const slow = await Promise.all(Array.from({ length: CONNECTIONS_MAX * 5 }, opened))
  for (const socket of slow) {
    socket.on('error', () => undefined)
    socket.resume()
    socket.write('GET / HTTP/1.1\r\nHost: liner.test\r\n')
  }
  expect(await isAlive()).toBe(true)
  expect(await isAlive()).toBe(true)
  // Those that are left have their time, and no more.
  for (const socket of slow) if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve))
  expect(await isAlive()).toBe(true)
}, 60_000)

/** Connections whose calls begin, and of whose bodies nothing more comes. */
const beginCalls = (count: number): Promise<Socket[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const socket = await opened()
      socket.on('error', () => undefined)
      socket.resume()
      socket.write(`${POST}Content-Length: 1000\r\n\r\n{`)
      return socket
    }),
  )

test('when connections send their bodies slowly, then they push out each other, and nobody else', async () => {
  const slow: Socket[] = []
  for (let round = 0; round < 5; round += 1) {
    slow.push(...(await beginCalls(CONNECTIONS_MAX)))
    expect(await isAlive()).toBe(true)
  }
  for (const socket of slow) socket.destroy()
}, 60_000)

test('when a body comes along while others send theirs slowly, then it is answered', async () => {
  const [pieces, size] = [40, 4096]
  const uploading = await opened()
  const received: string[] = []
  const ended = new Promise((resolve) => uploading.once('close', resolve))
  uploading.on('error', () => undefined)
  uploading.on('data', (piece) => void received.push(piece.toString()))
  uploading.write(`${POST}Connection: close\r\nContent-Length: ${pieces * size}\r\n\r\n`)
  const slow: Socket[] = []
  for (let sent = 0; sent < pieces; sent += 1) {
    uploading.write(' '.repeat(size))
    slow.push(...(await beginCalls(CONNECTIONS_MAX / 2)))
    expect(await isAlive()).toBe(true)
  }
  await ended
  expect(received.join('')).toMatch(/^HTTP\/1\.1 400 /)
  for (const socket of slow) socket.destroy()
}, 60_000)

test('when headers are over the limit, then they are refused', async () => {
  const padding = `X-Padding: ${'x'.repeat(17 * 1024)}\r\n`
  expect(await answerTo(`GET / HTTP/1.1\r\nHost: liner.test\r\n${padding}\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
})

test('when anything is answered, then it has the headers that keep a browser from harm', async () => {
  for (const path of ['/', '/releases', '/api/trpc/auth.user', '/api/nothing', '/api/files/none', '/static/none.js']) {
    const { headers } = await fetch(`${server.origin}${path}`)
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
    expect(headers.get('strict-transport-security')).toContain('max-age=')
    if (path.startsWith('/api/')) expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  }
  expect((await fetch(`${server.origin}/api/trpc/auth.user`)).headers.get('cache-control')).toBe('no-store')
  expect((await fetch(`${server.origin}/dev/mail`)).headers.get('content-security-policy')).toContain("'none'")
})
