import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#mocks/db/seed/accounts.ts'
import { z } from '#src/contract/zod.ts'
import { noLimits } from '../rate-limits/rate-limits.ts'
import { type RunningServer, runServer, sessionOf } from '../testing/running-server.ts'

let isFull = false
let server: RunningServer
let headers: Record<string, string>
const organizations = z.array(z.object({ id: z.string() }))

beforeAll(async () => {
  // The system refuses each byte that is written here as it does on a full disk.
  const openFile: typeof open = (...file) => (isFull ? open('/dev/full', 'w') : open(...file))
  server = await runServer({ limits: noLimits, openFile })
  const session = sessionOf(await server.call('auth.signIn', { email: 'member@liner.test', password: DEMO_PASSWORD }))
  const [organization] = organizations.parse((await server.ask('organizations.own', session)).data)
  headers = { ...session, 'x-organization-id': organization?.id ?? '' }
}, 120_000)
afterAll(() => server.stop())

test('when the disk of the database is full, then a change may come later, lists are shown, and it is stored once there is room', async () => {
  const { kysely } = server.opened
  await sql`create function refuse_row() returns trigger as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$
    language plpgsql`.execute(kysely)
  await sql`create trigger full_disk before insert on labels for each row execute function refuse_row()`.execute(kysely)
  const label = { id: crypto.randomUUID(), name: 'Paper Boats' }
  expect((await server.call('labels.create', label, headers)).refused).toBe('TIMEOUT')
  const page = encodeURIComponent(JSON.stringify({ page: 1, perPage: 10 }))
  expect(await server.ask(`labels.list?input=${page}`, headers)).toMatchObject({ status: 200 })
  expect(server.logged()).toContain('"reason":"53100"')
  await sql`drop trigger full_disk on labels`.execute(kysely)
  expect(await server.call('labels.create', label, headers)).toMatchObject({ data: { name: 'Paper Boats' } })
})

test('when the disk of the files is full, then an upload is refused, and the same upload is stored once there is room', async () => {
  const bytes = new TextEncoder().encode('%PDF-1.4 a document')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file = { fileName: 'a.pdf', mimeType: 'application/pdf', bytes: bytes.length, sha256, purpose: 'DOCUMENT' }
  const created = await server.call('uploads.create', file, headers)
  const { uploadId, url } = z.object({ uploadId: z.string(), url: z.string() }).parse(created.data)
  const send = async () => (await fetch(url, { method: 'PUT', body: bytes })).status
  isFull = true
  expect(await send()).toBe(507)
  expect((await server.call('uploads.complete', { uploadId }, headers)).refused).toBeDefined()
  isFull = false
  expect(await send()).toBe(200)
  expect((await server.call('uploads.complete', { uploadId }, headers)).refused).toBeUndefined()
})
