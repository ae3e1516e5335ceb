import { openHost } from '../host.ts'
import { startWorker } from '../jobs/start-worker.ts'
import { checkMail } from '../mail/check-mail.ts'
import type { Command } from '../read-command.ts'
import { readSettings } from '../settings.ts'
import { onStop } from '../stop.ts'

/** Does what is left to do after calls, beside servers that answer them, until it is stopped. */
export const work = async ({ data, port }: Command): Promise<void> => {
  if (readSettings(process.env) === null)
    throw new Error('A worker needs DATABASE_URL: the embedded database has one process, which does its work too.')
  const host = await openHost(data, port)
  const stopWorker = await startWorker({ ...host, log: host.services.log })
  onStop(async () => {
    await stopWorker()
    await host.close()
  })
  process.stdout.write('The worker is running.\n')
  void checkMail(host.services.mail, host.services.log)
}
