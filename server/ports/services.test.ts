import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { z } from '#src/contract/zod.ts'
import type { Opened } from '../database/connect.ts'
import { openEmptyDatabase } from '../testing/empty-database.ts'
import { connectServices, type Services } from './services.ts'

const address = z.object({ port: z.int() })
/** What Postgres says to who may come in: that no password is asked for, and that it is ready. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

let services: Services | undefined
let server: Server | undefined
let opened: Opened | undefined
const connected = new Set<Socket>()
afterEach(async () => {
  for (const socket of connected) socket.destroy()
  server?.close()
  await services?.close()
  await opened?.close()
})

/** A database server that says this to who connects, and nothing more. */
const fallSilentAfter = async (welcome: Buffer): Promise<string> => {
  server = createServer((socket) => {
    connected.add(socket)
    socket.on('error', () => undefined)
    socket.once('data', () => void socket.write(welcome))
  })
  const { port } = await new Promise<{ port: number }>((resolve) =>
    server?.listen(0, '127.0.0.1', () => resolve(address.parse(server?.address()))),
  )
  return `postgres://liner@127.0.0.1:${port}/liner`
}
const connect = async (databaseUrl: string): Promise<Services> => {
  opened = await openEmptyDatabase()
  const settings = {
    DATABASE_URL: databaseUrl,
    FILES_DIR: '/nowhere',
    SMTP_URL: 'smtp://127.0.0.1:1',
    PUBLIC_URL: 'https://liner.test',
    FILES_URL: null,
    MAIL_FROM: 'no-reply@liner.test',
    DELIVERY_KEY: null,
    PROXY_HOPS: 0,
    firebase: null,
    google: null,
    facebook: null,
  }
  return connectServices({ settings, database: opened.database, now: () => new Date(), localUrl: '' })
}

test.each([
  ['accepts connections', Buffer.alloc(0)],
  ['lets users in', WELCOME],
])(
  'when the database %s and says nothing more, then tries are still counted, in time',
  async (_what, welcome) => {
    const { limits } = (services = await connect(await fallSilentAfter(welcome)))
    const from = performance.now()
    const admit = limits.admitFrom('203.0.113.7')
    const signIn = async () => admit('auth.signIn', async () => ({ email: 'ada@label.test' }))
    await Promise.all(Array.from({ length: 10 }, signIn))
    await expect(signIn()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(performance.now() - from).toBeLessThan(6000)
  },
  20_000,
)
