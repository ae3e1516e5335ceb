import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newRow } from '#backend/rows.ts'
import { appOfHost } from './app-of-host.ts'
import { fillIfEmpty } from './demo.ts'
import { type Host, openHost } from './host.ts'
import { createLog } from './log/log.ts'
import { type Postgres, startPostgres } from './testing/postgres.ts'

const SLOW_MS = 180_000

let folder = ''
let postgres: Postgres
let host: Host
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liner-demo-'))
  await writeFile(join(folder, '_headers'), '')
  postgres = await startPostgres()
  vi.stubEnv('DATABASE_URL', postgres.url('postgres'))
  vi.stubEnv('FILES_DIR', join(folder, 'files'))
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')
  vi.stubEnv('PUBLIC_URL', 'http://localhost')
  host = await openHost(folder, 0)
}, SLOW_MS)
afterAll(async () => {
  vi.unstubAllEnvs()
  await host.close()
  await postgres.stop()
  await rm(folder, { recursive: true })
}, SLOW_MS)

const counts = () =>
  host.database.read(async ({ users, stores }) => ({ users: await users.count({}), stores: await stores.count({}) }))

test('when there are stores already, then nothing of the demo is added', async () => {
  const store = { ...newRow({ now: host.now() }), name: 'Radio Halyard' }
  await host.database.write(({ stores }) => stores.put(store))
  expect(await fillIfEmpty(host, host.now())).toBe(false)
  expect(await counts()).toEqual({ users: 0, stores: 1 })
  await host.database.write(({ stores }) => stores.remove(store.id))
})

test(
  'when the demo fills a database on Postgres, then its pictures and sounds are answered there too',
  async () => {
    expect(await fillIfEmpty(host, host.now())).toBe(true)
    const files = await host.database.read((tables) => tables.files.where({}))
    const app = await appOfHost({ ...host, services: { ...host.services, log: createLog('silent') } }, folder)
    for (const made of ['drawing', 'sound'] as const) {
      const file = files.find((row) => row[made] !== null)
      if (file === undefined) throw new Error(`The demo has no ${made}.`)
      const response = await app.request(await host.ports.files.url(file))
      expect({ made, status: response.status, bytes: (await response.arrayBuffer()).byteLength > 0 }).toEqual({
        made,
        status: 200,
        bytes: true,
      })
    }
  },
  SLOW_MS,
)

test('when the demo is there already, then it is not added again', async () => {
  const before = await counts()
  expect(await fillIfEmpty(host, host.now())).toBe(false)
  expect(await counts()).toEqual(before)
})
