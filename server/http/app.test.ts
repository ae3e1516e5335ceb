import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#backend/ports.ts'
import { refusal } from '#backend/refusal.ts'
import { DEMO_PASSWORD } from '#mocks/db/seed/accounts.ts'
import { z } from '#src/contract/zod.ts'
import type { Opened } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { fillWithDemo, makeDemoFile } from '../demo.ts'
import { diskFiles } from '../ports/disk-files.ts'
import { createPorts } from '../ports/ports.ts'
import { connectServices, type Services } from '../ports/services.ts'
import { signedUrls } from '../ports/signed-urls.ts'
import { openEmptyDatabase } from '../testing/empty-database.ts'
import { createApp } from './app.ts'

const ORIGIN = 'http://liner.test'
const HEADERS = `/*
  X-Content-Type-Options: nosniff

/static/*
  Cache-Control: public, max-age=31536000, immutable
`
let folder = ''
let opened: Opened
let app: Hono
const addresses = signedUrls(Buffer.alloc(32), () => new Date())
let services: Services
let appOn: (database: Database) => Promise<Hono>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liner-server-'))
  const site = join(folder, 'site')
  await mkdir(join(site, 'static'), { recursive: true })
  await writeFile(join(site, '_headers'), HEADERS)
  await writeFile(join(site, 'index.html'), '<!doctype html><title>Liner</title>')
  await writeFile(join(site, 'static', 'index.js'), 'start()')
  opened = await openEmptyDatabase()
  await migrate(opened.kysely)
  const files = diskFiles(join(folder, 'files'))
  await fillWithDemo(opened.kysely, new Date())
  const now = () => new Date()
  services = await connectServices({ settings: null, database: opened.database, now, localUrl: ORIGIN })
  const ports = createPorts({ ...services, files, addresses, filesUrl: null, now, publicUrl: null })
  appOn = (database) => createApp({ database, ports, files, addresses, site, ...services, makeMissing: makeDemoFile })
  app = await appOn(opened.database)
}, 120_000)
afterAll(async () => {
  await services.close()
  await opened.close()
  await rm(folder, { recursive: true })
})

const get = (path: string, headers = {}) => app.request(`${ORIGIN}${path}`, { headers })
const call = (path: string, input: object, headers = {}) =>
  app.request(`${ORIGIN}/api/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  })
const answered = <T extends z.ZodMiniType>(data: T) => z.object({ result: z.object({ data }) })
const signIn = async () => {
  const answer = await call('auth.signIn', { email: 'admin@liner.test', password: DEMO_PASSWORD })
  const { result } = answered(z.object({ token: z.string() })).parse(await answer.json())
  return { authorization: `Bearer ${result.data.token}` }
}

test('when a page of the app is asked for, then its one page comes with the headers of the build', async () => {
  const page = await get('/releases/new')
  expect([page.status, page.headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
  expect(await page.text()).toContain('<title>Liner</title>')
  expect((await get('/static/index.js')).headers.get('cache-control')).toContain('immutable')
  const missing = await get('/static/older.js')
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
  for (const page of ['/assets', '/assets/', '/assets/new', '/assets?q=x']) {
    const opened = await get(page)
    expect([page, opened.status, opened.headers.get('cache-control') ?? '']).toEqual([
      page,
      200,
      expect.not.stringContaining('immutable'),
    ])
  }
})

test('when somebody signs in, then the token opens the session, and what is stored of it does not', async () => {
  const headers = await signIn()
  expect((await get('/api/trpc/auth.user', headers)).status).toBe(200)
  const [stored] = await opened.database.read(({ tokens }) => tokens.where({}, 1))
  expect((await get('/api/trpc/auth.user', { authorization: `Bearer ${stored?.id ?? ''}` })).status).toBe(401)
})

test('when a code is sent, then it is on the page of caught mail', async () => {
  await call('auth.sendOtp', { email: 'member@liner.test', type: 'PASSWORD', isResend: false })
  expect(await (await get('/dev/mail')).text()).toMatch(/member@liner\.test[^]+\b\d{6} is your Liner code/)
  const listed = await (await get('/dev/mail', { accept: 'application/json' })).json()
  expect(listed).toMatchObject({ mails: [{ to: 'member@liner.test', subject: expect.stringMatching(/\b\d{6}\b/) }] })
})

test('when a file is uploaded, then it is sent back, and a player gets the part that it asks for', async () => {
  const headers = await signIn()
  const bytes = new TextEncoder().encode('%PDF-1.4 a document')
  const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
  const file = { fileName: 'a.pdf', mimeType: 'application/pdf', bytes: bytes.length, sha256, purpose: 'DOCUMENT' }
  const { uploadId, url: target } = answered(z.object({ uploadId: z.string(), url: z.string() })).parse(
    await (await call('uploads.create', file, headers)).json(),
  ).result.data
  expect((await app.request(target, { method: 'PUT', body: bytes })).status).toBe(200)
  const { url } = answered(z.object({ url: z.string() })).parse(
    await (await call('uploads.complete', { uploadId }, headers)).json(),
  ).result.data
  expect(await (await get(url)).text()).toBe('%PDF-1.4 a document')
  const part = await get(url, { range: 'bytes=1-3' })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 1-3/19', 'PDF'])
  expect((await get(url, { range: 'bytes=50-' })).status).toBe(416)
  expect(await (await get(url, { range: 'bytes=-8' })).text()).toBe('document')
  const etag = part.headers.get('etag') ?? ''
  expect((await get(url, { range: 'bytes=1-3', 'if-range': etag })).status).toBe(206)
  expect((await get(url, { range: 'bytes=1-3', 'if-range': '"another"' })).status).toBe(200)
  expect((await get(url, { 'if-none-match': etag })).status).toBe(304)
  const head = await app.request(`${ORIGIN}${url}`, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '19', ''])
  expect((await app.request(target, { method: 'PUT', body: bytes })).status).toBe(409)
  expect((await app.request(target.replace('expires=', 'expires=9'), { method: 'PUT', body: bytes })).status).toBe(404)
  for (const wrong of [url.replace('expires=', 'expires=9'), url.slice(0, -1), url.split('?')[0] ?? '']) {
    const refused = await get(wrong)
    expect([wrong, refused.status, await refused.text()]).toEqual([wrong, 404, ''])
  }
})

test('when another origin asks whether it may send and fetch files, then it may', async () => {
  const asked = await app.request(`${ORIGIN}/api/uploads/1`, { method: 'OPTIONS' })
  expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
})

test('when a cover of the demo is asked for, then it is drawn', async () => {
  const [cover] = await opened.database.read(({ files }) => files.where({ is: { purpose: 'COVER' } }, 1))
  const drawn = await get(addresses.fileUrl(cover?.id ?? ''))
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(await drawn.text()).toContain('<svg')
})

test('when a call is larger than any of the app’s, then it is refused unread', async () => {
  const headers = { 'content-length': String(50 * 1024 * 1024) }
  expect((await call('auth.signIn', {}, headers)).status).toBe(413)
})

test('when the database is unavailable, then files and uploads say that it may work later, as calls do', async () => {
  const away = async () => {
    throw refusal('TIMEOUT')
  }
  const without = await appOn({ read: away, write: away })
  const id = crypto.randomUUID()
  const answers = [
    await without.request(`${ORIGIN}${addresses.fileUrl(id)}`),
    await without.request(`${ORIGIN}${addresses.uploadUrl(id)}`, { method: 'PUT', body: 'bytes' }),
  ]
  const refused = z.object({ error: z.object({ message: z.string(), data: z.object({ code: z.string() }) }) })
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([503, '*'])
    expect(refused.parse(await answer.json()).error).toMatchObject({ message: 'TIMEOUT', data: { code: 'TIMEOUT' } })
  }
})
