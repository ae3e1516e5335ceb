import type { Job } from '#backend/ports.ts'
import { openEmbedded } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { openJobs } from '../jobs/open-jobs.ts'

// Leaves one job of a change that is committed, and one of a change that is rolled back; then it is killed.
const opened = await openEmbedded(process.argv[2])
await migrate(opened.kysely)
const { database } = await openJobs(opened, Buffer.alloc(32))
const mailTo = (to: string): Job[] => [
  { kind: 'MAIL', message: { kind: 'CODE', to, language: 'en', type: 'PASSWORD', code: '123456' } },
]
const rolledBack = new Error('rolled back')
await database
  .write(async (_tables, enqueue) => {
    await enqueue?.(mailTo('rolled-back@liner.test'))
    throw rolledBack
  })
  .catch((error: unknown) => {
    if (error !== rolledBack) throw error
  })
await database.write(async (_tables, enqueue) => enqueue?.(mailTo('committed@liner.test')))
process.stdout.write('committed')
process.kill(process.pid, 'SIGKILL')
