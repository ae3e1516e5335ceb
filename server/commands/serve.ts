import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { appOfHost } from '../app-of-host.ts'
import { fillIfEmpty } from '../demo.ts'
import { type Host, openHost } from '../host.ts'
import { startWorker } from '../jobs/start-worker.ts'
import { listen } from '../listen.ts'
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

/** Answers the app and its calls until it is stopped. */
export const serveApp = async ({ data, demo, host: address, port }: Command): Promise<void> => {
  if (!existsSync(join(SITE, 'index.html'))) throw new Error('The app is not built. `npm run server` builds it.')
  const host = await openHost(data, port)
  try {
    await checkSite(host)
    if (demo && !(await fillIfEmpty(host, host.now())))
      process.stdout.write('The database is not empty: nothing of the demo is added.\n')
    const { proxies, caught, mail, log } = host.services
    const { server, url } = await listen(await appOfHost(host, SITE), { host: address, port, proxies })
    const stopWorker = await startWorker({ ...host, log })
    onStop(async () => {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) setTimeout(() => server.closeAllConnections(), END_MS)
      await closed
      await stopWorker()
      await host.close()
    })
    const mailPage = caught === undefined ? '' : `, its mail on ${url}/dev/mail`
    process.stdout.write(`Liner is on ${url}${mailPage}\n`)
    void checkMail(mail, log)
  } catch (error) {
    await host.close()
    throw error
  }
}
