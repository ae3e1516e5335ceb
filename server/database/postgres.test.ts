import { createServer, connect, type Server, type Socket } from 'node:net'
import { TRPCError } from '@trpc/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newRow } from '#backend/rows.ts'
import { labels } from '#backend/tables/labels.ts'
import { KeyTaken } from '#backend/tables/table.ts'
import type { Tables } from '#backend/tables/tables.ts'
import { openJobs } from '../jobs/open-jobs.ts'
import { startWorker } from '../jobs/start-worker.ts'
import { createLog } from '../log/log.ts'
import { diskFiles } from '../ports/disk-files.ts'
import { freePort, type Postgres, startPostgres } from '../testing/postgres.ts'
import { type Opened, openPostgres } from './connect.ts'
import { migrate, MIGRATIONS } from './migrate.ts'

const NOW = new Date('2026-03-10T08:00:00Z')
const SLOW_MS = 180_000
const ANSWERED_WITHIN_MS = 3000

/** Something between this process and Postgres that can fall silent, as a network does. */
const startProxy = async (to: number) => {
  const open = new Set<Socket>()
  let isSilent = false
  const follow = (from: Socket, other: Socket) => {
    open.add(from)
    from.on('data', (bytes) => (isSilent ? undefined : other.write(bytes)))
    from.on('close', () => other.destroy())
    from.on('error', () => other.destroy())
  }
  const port = await freePort()
  const server: Server = createServer((from) => {
    const other = connect(to, '127.0.0.1')
    follow(from, other)
    follow(other, from)
  }).listen(port)
  return {
    port,
    setSilent: (silent: boolean) => {
      isSilent = silent
    },
    stop: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

let postgres: Postgres
let proxy: Awaited<ReturnType<typeof startProxy>>
let opened: Opened
const said: string[] = []

beforeAll(async () => {
  postgres = await startPostgres({ isDurable: true })
  const { port } = new URL(postgres.url('postgres'))
  proxy = await startProxy(Number(port))
  const address = new URL(postgres.url('postgres'))
  address.port = String(proxy.port)
  opened = await openPostgres(address.href, (line) => void said.push(line))
  await migrate(opened.kysely)
}, SLOW_MS)
afterAll(async () => {
  await opened.close()
  proxy.stop()
  await postgres.stop()
}, SLOW_MS)

const labelNamed = (name: string, id: string = crypto.randomUUID()) => ({
  ...labels.defaults,
  ...newRow({ now: NOW }, id),
  organizationId: 'north',
  createdBy: null,
  name,
})
/** Lets those who come wait until so many have come. */
const createGate = (count: number) => {
  let come = 0
  let open = () => {}
  const opening = new Promise<void>((resolve) => (open = resolve))
  return () => {
    come += 1
    if (come >= count) open()
    return opening
  }
}
const refusedWith = async (call: Promise<unknown>) => {
  const from = performance.now()
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(performance.now() - from).toBeLessThan(ANSWERED_WITHIN_MS)
  return error instanceof TRPCError ? error.code : error
}
const count = () => opened.database.read((tables) => tables.labels.count({}))

test('when two writes change what both have read, then one is retried, and both count', async () => {
  const id = crypto.randomUUID()
  await opened.database.write(({ labels: table }) => table.put(labelNamed('0', id)))
  const gate = createGate(2)
  let runs = 0
  const increment = async ({ labels: table }: Tables) => {
    runs += 1
    const row = await table.get(id)
    await gate()
    if (row !== undefined) await table.put({ ...row, name: String(Number(row.name) + 1) })
  }
  await Promise.all([opened.database.write(increment), opened.database.write(increment)])
  expect((await opened.database.read(({ labels: table }) => table.get(id)))?.name).toBe('2')
  expect(runs).toBe(3)
})

test('when two writes take one unique key at once, then one is refused by the key', async () => {
  const gate = createGate(2)
  const make = async ({ labels: table }: Tables) => {
    // Both have looked before either of them writes.
    await table.where({ key: { name: 'never' } }, 1)
    await gate()
    await table.put(labelNamed('Twice'))
  }
  const [one, other] = await Promise.allSettled([opened.database.write(make), opened.database.write(make)])
  const errors = [one, other].flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(errors).toEqual([new KeyTaken('labels', 'name')])
})

test('when a write gets in the way of others again and again, then it is tried five times more, and answers TIMEOUT', async () => {
  let runs = 0
  const write = opened.database.write(async () => {
    runs += 1
    throw Object.assign(new Error('could not serialize'), { code: '40001' })
  })
  expect(await refusedWith(write)).toBe('TIMEOUT')
  expect(runs).toBe(6)
})

test('when a query writes, then it is refused', async () => {
  const read = opened.database.read(async (tables) => {
    const writable: object = tables.labels
    if (!('remove' in writable) || typeof writable.remove !== 'function') return
    await writable.remove('some')
  })
  await expect(read).rejects.toThrow('read-only')
})

test(
  'when the database falls silent, then calls answer TIMEOUT in time, and go on when it speaks again',
  async () => {
    await count()
    proxy.setSilent(true)
    const calls = Array.from({ length: 30 }, (_, at) =>
      at % 2 === 0 ? count() : opened.database.write(({ labels: table }) => table.put(labelNamed(`silent ${at}`))),
    )
    expect(new Set(await Promise.all(calls.map(refusedWith)))).toEqual(new Set(['TIMEOUT']))
    proxy.setSilent(false)
    await vi.waitFor(async () => expect(await count()).toBeGreaterThan(0), { timeout: 10_000 })
  },
  SLOW_MS,
)

test(
  'when the database is killed, then calls answer TIMEOUT, jobs wait, and all goes on when it is back',
  async () => {
    const sent: string[] = []
    const jobs = await openJobs(opened, Buffer.alloc(32), (line) => void said.push(line))
    const ports = {
      mail: { send: async ({ to }: { to: string }) => void sent.push(to) },
      push: { send: async () => undefined },
      clock: { now: () => NOW },
    }
    const leave = (to: string) =>
      jobs.database.write(async (_tables, enqueue) =>
        enqueue?.([{ kind: 'MAIL', message: { kind: 'CODE', to, language: 'en', type: 'PASSWORD', code: '123456' } }]),
      )
    await leave('before@liner.test')
    await postgres.kill()
    expect(await refusedWith(count())).toBe('TIMEOUT')
    expect(await refusedWith(leave('while@liner.test'))).toBe('TIMEOUT')
    const again = openPostgres(postgres.url('postgres'), (line) => void said.push(line))
    await vi.waitFor(() => expect(said.join('\n')).toContain('Waiting for the database at 127.0.0.1'), SLOW_MS)
    await postgres.start()
    await (await again).close()
    expect(said.join('\n')).toMatch(/The database at 127\.0\.0\.1:\d+\/postgres answers/)
    await vi.waitFor(async () => expect(await count()).toBeGreaterThan(0), { timeout: 10_000 })
    const stop = await startWorker({ jobs, ports, files: diskFiles('/nowhere'), log: createLog('silent') })
    await leave('after@liner.test')
    await vi.waitFor(() => expect(sent).toEqual(['before@liner.test', 'after@liner.test']), { timeout: 30_000 })
    await stop()
    await jobs.close()
  },
  SLOW_MS,
)

test(
  'when servers start at once on an empty database, then one migrates it, and all of them find it up to date',
  async () => {
    await postgres.run('create database fresh')
    const servers = await Promise.all(Array.from({ length: 3 }, () => openPostgres(postgres.url('fresh'))))
    try {
      await Promise.all(servers.map(({ kysely }) => migrate(kysely)))
      for (const { kysely, database } of servers) {
        const { rows } = await sql`select name from kysely_migration order by name`.execute(kysely)
        expect(rows).toEqual(Object.keys(MIGRATIONS).map((name) => ({ name })))
        expect(await database.read(({ labels: table }) => table.count({}))).toBe(0)
      }
    } finally {
      for (const { close } of servers) await close()
    }
  },
  SLOW_MS,
)

test('when what is wrong does not pass by waiting, then the start says so', async () => {
  await expect(openPostgres(postgres.url('nothing'))).rejects.toThrow('"nothing" does not exist')
})
