import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Server } from 'node:http'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { fillWithDemo, makeDemoFile } from '../demo.ts'
import { type Host, openHost } from '../host.ts'
import { createApp } from '../http/app.ts'
import { guardConnections, SERVER_OPTIONS } from '../http/guard-connections.ts'
import { startWorker } from '../jobs/start-worker.ts'
import { checkMail } from '../mail/check-mail.ts'
import type { Command } from '../read-command.ts'
import { onStop } from '../stop.ts'

const SITE = join(import.meta.dirname, '../../dist/production')
/** The page shows nothing of an origin that its policy does not name, which the build writes. */
const checkSite = async ({ filesUrl }: Host): Promise<void> => {
  const headers = await readFile(join(SITE, '_headers'), 'utf8')
  if (filesUrl !== null && !headers.includes(` ${filesUrl}`))
    throw new Error(`The app is not built to show files of ${filesUrl}. \`npm run server\` builds it so.`)
}

/** How long calls and uploads may take to end when the server is stopped. */
const END_MS = 5000

const listen = async (host: Host, port: number) => {
  const { database, files, addresses, filesUrl, ports, services, settings } = host
  const isEmbedded = settings === null
  const app = await createApp({
    database,
    files,
    addresses,
    filesUrl,
    ports,
    site: SITE,
    ...services,
    deliveryKey: settings?.DELIVERY_KEY ?? null,
    ...(isEmbedded && { makeMissing: makeDemoFile }),
  })
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: SERVER_OPTIONS })
  if (server instanceof Server) guardConnections(server)
  server.listen(port)
  // Rejects with the error where the port is taken.
  await once(server, 'listening')
  const address = server.address()
  return { server, port: typeof address === 'object' && address !== null ? address.port : port }
}

/** Answers the app and its calls until it is stopped. */
export const serveApp = async ({ data, demo, port: wanted }: Command): Promise<void> => {
  if (!existsSync(join(SITE, 'index.html'))) throw new Error('The app is not built. `npm run server` builds it.')
  const host = await openHost(data, wanted)
  try {
    await checkSite(host)
    const isEmpty = (await host.database.read(({ users }) => users.count({}))) === 0
    if (demo && isEmpty) await fillWithDemo(host.kysely, host.now())
    const { server, port } = await listen(host, wanted)
    const stopWorker = await startWorker({ ...host, log: host.services.log })
    onStop(async () => {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) setTimeout(() => server.closeAllConnections(), END_MS)
      await closed
      await stopWorker()
      await host.close()
    })
    const mail = host.services.caught === undefined ? '' : `, its mail on http://localhost:${port}/dev/mail`
    process.stdout.write(`Liner is on http://localhost:${port}${mail}\n`)
    void checkMail(host.services.mail, host.services.log)
  } catch (error) {
    await host.close()
    throw error
  }
}
