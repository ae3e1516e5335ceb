import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { openEmbedded, openPostgres } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { fillWithDemo, makeDemoFile } from '../demo.ts'
import { createApp } from '../http/app.ts'
import { diskFiles } from '../ports/disk-files.ts'
import { createPorts } from '../ports/ports.ts'
import { connectServices } from '../ports/services.ts'
import { openSigningKey, signedUrls } from '../ports/signed-urls.ts'
import { noLimits } from '../rate-limits/rate-limits.ts'

/**
 * The server for trials: on whichever database, mail and push caught, without limits of how many may sign up. It is a
 * program of its own, so that nothing of it can be switched on where people are.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    /** Several servers on one database share their files. */
    files: { type: 'string' },
    /** The built app; without it, only calls are answered. */
    site: { type: 'string' },
    /** A Postgres database; without one, the embedded one in memory. */
    database: { type: 'string' },
    /** Of several on one database the first fills it. */
    demo: { type: 'boolean', default: false },
  },
})

if (process.env['DATABASE_URL'] !== undefined) throw new Error('DATABASE_URL is set: trials are not for real data.')
const opened = values.database === undefined ? await openEmbedded() : await openPostgres(values.database)
const { database } = opened
const now = () => new Date()
const folder = await mkdtemp(join(tmpdir(), 'liner-trial-'))
await writeFile(join(folder, '_headers'), '')
const filesFolder = values.files ?? join(folder, 'files')
const files = diskFiles(filesFolder)
await migrate(opened.kysely)
if (values.demo) await fillWithDemo(opened.kysely, now())
const localUrl = `http://localhost:${values.port}`
const services = await connectServices({ settings: null, database, now, localUrl })
const stored = { files, addresses: signedUrls(await openSigningKey(filesFolder), now), filesUrl: null }
const app = await createApp({
  ...services,
  ...stored,
  database,
  limits: noLimits,
  site: values.site ?? folder,
  makeMissing: makeDemoFile,
  ports: createPorts({ ...services, ...stored, now, publicUrl: null }),
})
const server = serve({ fetch: app.fetch, port: Number(values.port) }, ({ port }) =>
  process.stdout.write(`A server for trials is on http://localhost:${port}\n`),
)

const close = async () => {
  await services.close()
  await opened.close()
  await rm(folder, { recursive: true })
  process.exit(0)
}
process.once('SIGTERM', () => {
  server.close(() => void close())
  if ('closeAllConnections' in server) server.closeAllConnections()
})
