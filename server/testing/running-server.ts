import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { z } from '#src/contract/zod.ts'
import { type Opened, openEmbedded } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { fillWithDemo } from '../demo.ts'
import { createApp } from '../http/app.ts'
import { guardConnections, SERVER_OPTIONS } from '../http/guard-connections.ts'
import { createLog } from '../log/log.ts'
import { diskFiles } from '../ports/disk-files.ts'
import { createPorts } from '../ports/ports.ts'
import { connectServices, type Services } from '../ports/services.ts'
import { signedUrls } from '../ports/signed-urls.ts'
import type { OpenFile } from '../ports/write-stream.ts'
import { createLimits, type Limits } from '../rate-limits/rate-limits.ts'

const HEADERS = '/*\n  X-Content-Type-Options: nosniff\n  Strict-Transport-Security: max-age=31536000\n'

/** The answer of a call: its data, or what it was refused with. */
const answer = z.object({
  result: z.optional(z.object({ data: z.unknown() })),
  error: z.optional(
    z.object({
      message: z.string(),
      data: z.looseObject({ code: z.string(), retryAfterSeconds: z.optional(z.int()) }),
    }),
  ),
})
export type Answered = { status: number; data: unknown; refused: string | undefined; headers: Headers }

type Options = {
  limits?: Limits
  deliveryKey?: string
  connectionsMax?: number
  headersTimeout?: number
  /** Opens what an upload is written to. */
  openFile?: OpenFile
}
export type RunningServer = {
  origin: string
  port: number
  opened: Opened
  services: Services
  /** What was logged, at the finest level. */
  logged: () => string
  time: { now: Date }
  call: (path: string, input: object, headers?: Record<string, string>) => Promise<Answered>
  ask: (path: string, headers?: Record<string, string>) => Promise<Answered>
  stop: () => Promise<void>
}

const read = async (response: Response): Promise<Answered> => {
  const { result, error } = answer.parse(await response.json())
  const refused = error === undefined ? undefined : error.message
  return { status: response.status, data: result?.data, refused, headers: response.headers }
}

/** The whole server on a free port, with the demo's catalogue in a database in memory. */
export const runServer = async ({
  limits = createLimits(),
  deliveryKey,
  connectionsMax,
  headersTimeout,
  openFile,
}: Options = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'liner-access-'))
  await mkdir(join(folder, 'site'))
  await writeFile(join(folder, 'site', '_headers'), HEADERS)
  await writeFile(join(folder, 'site', 'index.html'), '<!doctype html><title>Liner</title>')
  const time = { now: new Date() }
  const now = () => time.now
  const opened = await openEmbedded()
  await migrate(opened.kysely)
  await fillWithDemo(opened.kysely, now())
  const files = diskFiles(join(folder, 'files'), { openFile })
  const localUrl = 'http://localhost:4173'
  const services = await connectServices({ settings: null, database: opened.database, now, localUrl })
  const stored = { files, addresses: signedUrls(Buffer.alloc(32), now), filesUrl: null }
  const ports = createPorts({ ...services, ...stored, now, publicUrl: null })
  const lines: string[] = []
  const log = createLog('trace', { write: (line) => void lines.push(line) })
  const { database } = opened
  const site = join(folder, 'site')
  const app = await createApp({ database, ports, ...stored, site, ...services, limits, deliveryKey, log })
  const serverOptions = { ...SERVER_OPTIONS, ...(headersTimeout !== undefined && { headersTimeout }) }
  // Tests that share this process have requests and responses of their own.
  const options = { port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false, serverOptions }
  const { server, port } = await new Promise<{ server: Server; port: number }>((resolve, reject) => {
    const started = serve({ fetch: app.fetch, ...options }, (info) =>
      started instanceof Server ? resolve({ server: started, port: info.port }) : reject(new Error('no HTTP/1 server')),
    )
  })
  guardConnections(server, connectionsMax)
  const origin = `http://127.0.0.1:${port}`
  const api = (path: string) => `${origin}/api/trpc/${path}`
  const running: RunningServer = {
    origin,
    port,
    opened,
    services,
    logged: () => lines.join(''),
    time,
    call: async (path, input, headers = {}) => {
      const all = { 'content-type': 'application/json', ...headers }
      return read(await fetch(api(path), { method: 'POST', headers: all, body: JSON.stringify(input) }))
    },
    ask: async (path, headers = {}) => read(await fetch(api(path), { headers })),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await services.close()
      await opened.close()
      await rm(folder, { recursive: true })
    },
  }
  return running
}

const opening = z.object({ token: z.string() })
/** The header of the session that an answer opened. */
export const sessionOf = ({ data }: Answered): Record<string, string> => ({
  authorization: `Bearer ${opening.parse(data).token}`,
})
