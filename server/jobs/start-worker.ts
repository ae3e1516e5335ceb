import type { Job as BossJob } from 'pg-boss'
import { removeExpiredRows } from '#backend/expired-rows.ts'
import type { MailMessage, Ports } from '#backend/ports.ts'
import { z } from '#src/contract/zod.ts'
import type { Log } from '../log/log.ts'
import { collectUnfinishedUploads } from '../ports/collect-files.ts'
import type { DiskFiles } from '../ports/disk-files.ts'
import type { Jobs, QueueName } from './open-jobs.ts'

/** How many are sent at once: a mail server takes few connections. */
const MAILS_AT_ONCE = 2
const PUSHES_AT_ONCE = 4
/** Jobs wake their worker; without that, as behind a pool that shares connections, it looks so often. */
const LOOK_EVERY_SECONDS = 2
/** Nothing wakes them for what is tried again: somebody waits for the code that a mail server refused at first. */
const LOOK_FOR_RETRIES_EVERY_SECONDS = 5
/** Seven minutes past each hour. */
const HOURLY = '7 * * * *'

const addressed = z.object({ kind: z.string(), to: z.string() })
/** As this program stored it, or an earlier version of it: the adapter of mails knows the kinds. */
const mailMessage = z.custom<MailMessage>((data) => addressed.safeParse(data).success)
const pushMessage = z.object({ token: z.string(), data: z.record(z.string(), z.string()) })

type Options = {
  jobs: Jobs
  ports: Pick<Ports, 'mail' | 'push' | 'clock'>
  files: DiskFiles
  log: Log
}

/** Does the jobs that calls leave behind, and cleans up every hour; resolves to what ends it. */
export const startWorker = async ({ jobs, ports, files, log }: Options): Promise<() => Promise<void>> => {
  const { boss, database, read } = jobs
  const take = async (name: QueueName, localConcurrency: number, work: (data: unknown) => Promise<void>) => {
    const each = async (job: BossJob<unknown>) => {
      try {
        await work(job.data)
      } catch (error) {
        // It is tried again, a few times; then nobody else would say why it was never done.
        log.error({ queue: name, error }, 'a job failed')
        throw error
      }
      // What it held is not needed again, and may be a code.
      await boss.deleteJob(name, job.id)
    }
    const options = {
      localConcurrency,
      pollingIntervalSeconds: LOOK_EVERY_SECONDS,
      notifyPollingIntervalSeconds: LOOK_FOR_RETRIES_EVERY_SECONDS,
    }
    await boss.work<unknown>(name, options, async (all) => {
      for (const job of all) await each(job)
    })
  }
  await take('mail', MAILS_AT_ONCE, (data) => ports.mail.send(mailMessage.parse(read(data))))
  await take('push', PUSHES_AT_ONCE, (data) => {
    const message = pushMessage.parse(read(data))
    return ports.push.send(message.token, message.data)
  })
  await take('clean-up', 1, async () => {
    await removeExpiredRows(database, ports.clock.now())
    await collectUnfinishedUploads(database, files, ports.clock.now())
  })
  await boss.schedule('clean-up', HOURLY, null, { missed: 'once', singletonKey: 'hourly' })
  return async () => {
    for (const name of ['mail', 'push', 'clean-up']) await boss.offWork(name)
  }
}
