import { fromKysely, PgBoss, type QueueOptions } from 'pg-boss'
import type { Database, Job } from '#backend/ports.ts'
import type { Opened } from '../database/connect.ts'
import type { EnqueueIn } from '../database/sql-database.ts'
import { type Seal, sealWith } from './sealed-data.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * Tried again after 5 seconds, then twice as long each time, up to two minutes. A job whose worker died is taken up by
 * another one after ten seconds.
 */
const SENT: QueueOptions = {
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 2 * MINUTE,
  expireInSeconds: MINUTE,
  heartbeatSeconds: 10,
}
/** A mail holds a code that is good for ten minutes: it is given up, and removed, soon after. */
const MAIL: QueueOptions = { ...SENT, retryLimit: 8, retentionSeconds: 15 * MINUTE, deleteAfterSeconds: MINUTE }
/** A push says what is in the list of notifications as well. */
const PUSH: QueueOptions = { ...SENT, retryLimit: 10, retentionSeconds: 6 * HOUR, deleteAfterSeconds: HOUR }
const CLEAN_UP: QueueOptions = { retryLimit: 2, retryDelay: MINUTE, expireInSeconds: HOUR, deleteAfterSeconds: HOUR }

const QUEUES = { mail: MAIL, push: PUSH, 'clean-up': CLEAN_UP }
export type QueueName = keyof typeof QUEUES
const NAMES: readonly QueueName[] = ['mail', 'push', 'clean-up']

/** How often those are looked for whose worker died, in seconds. */
const LOOK_EVERY = 10
const SAY_AGAIN_MS = 60_000
const END_MS = 5000

const dataOf = (job: Job) => (job.kind === 'MAIL' ? job.message : { token: job.token, data: job.data })

export type Jobs = {
  boss: PgBoss
  /** What a job holds, as it was before it was stored. */
  read: Seal['open']
  /** A write stores its jobs in its own transaction. */
  database: Database
  /** Waits a few seconds for what is being done; what is not done by then is tried again by another worker. */
  close: () => Promise<void>
}

/** Says what went wrong with jobs, at most once a minute: while the database is unavailable, every look for jobs fails. */
const createComplaint = (say: (line: string) => void) => {
  let sayAt = 0
  return (error: unknown) => {
    if (Date.now() < sayAt) return
    sayAt = Date.now() + SAY_AGAIN_MS
    say(`Jobs are waiting: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * Opens the queues of what is done after a commit, and makes them where they are not there. With the secret, jobs are
 * stored so that only servers that share it can read them.
 */
export const openJobs = async (
  { forJobs, databaseWith }: Pick<Opened, 'forJobs' | 'databaseWith'>,
  secret: Buffer,
  say = (line: string) => void process.stderr.write(`${line}\n`),
): Promise<Jobs> => {
  const boss = new PgBoss({
    ...forJobs,
    useListenNotify: true,
    registerInstance: false,
    superviseIntervalSeconds: LOOK_EVERY,
    monitorIntervalSeconds: LOOK_EVERY,
  })
  boss.on('error', createComplaint(say))
  await boss.start()
  for (const name of NAMES) {
    await boss.createQueue(name, { ...QUEUES[name], notify: true })
    await boss.updateQueue(name, { ...QUEUES[name], notify: true })
    // It then knows the queue: it must not ask for it within a call's transaction, where there is only one connection.
    await boss.findJobs(name, { id: crypto.randomUUID() })
  }
  const seal = sealWith(secret)
  const enqueue: EnqueueIn = async (transaction, jobs) => {
    const db = fromKysely(transaction)
    for (const job of jobs) await boss.send(job.kind === 'MAIL' ? 'mail' : 'push', seal.close(dataOf(job)), { db })
  }
  return {
    boss,
    read: seal.open,
    database: databaseWith(enqueue),
    close: () => boss.stop({ graceful: true, timeout: END_MS }),
  }
}
