import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Job, MailMessage } from '#backend/ports.ts'
import { newRow } from '#backend/rows.ts'
import { answers } from '#backend/tables/answers.ts'
import { type Opened, openEmbedded } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { createLog } from '../log/log.ts'
import { diskFiles } from '../ports/disk-files.ts'
import { type Jobs, openJobs } from './open-jobs.ts'
import { startWorker } from './start-worker.ts'

const NOW = new Date('2026-03-10T08:00:00Z')
const DAY_MS = 24 * 3_600_000
const SLOW_MS = 180_000
/** Nobody waits longer for a code. */
const SENT_WITHIN_MS = 90_000

let folder = ''
let opened: Opened
let jobs: Jobs
let stopWorker: () => Promise<void>
const sent: string[] = []
const pushed: string[] = []
let failures = 0
const logged: string[] = []
const log = createLog('info', { write: (line) => void logged.push(line) })

const mail = {
  send: async ({ to }: MailMessage) => {
    if (failures > 0) {
      failures -= 1
      throw Object.assign(new Error(`${to} is refused`), { code: 'EENVELOPE' })
    }
    sent.push(to)
  },
}
let clockFails = false
const now = () => {
  if (clockFails) throw new RangeError('no time')
  return NOW
}
const ports = { mail, push: { send: async (token: string) => void pushed.push(token) }, clock: { now } }
const mailTo = (to: string): Job => ({
  kind: 'MAIL',
  message: { kind: 'CODE', to, language: 'en', type: 'PASSWORD', code: '123456' },
})
const leave = (...left: Job[]) => jobs.database.write(async (_tables, enqueue) => enqueue?.(left))
const isSent = (to: string) => vi.waitFor(() => expect(sent).toContain(to), { timeout: SENT_WITHIN_MS, interval: 50 })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'liner-jobs-'))
  const leaving = spawn(process.execPath, [join(import.meta.dirname, '../testing/leave-jobs.ts'), folder])
  let said = ''
  leaving.stderr.on('data', (text: Buffer) => (said += text.toString()))
  leaving.stdout.on('data', (text: Buffer) => (said += text.toString()))
  const [, signal] = await once(leaving, 'exit')
  if (said !== 'committed' || signal !== 'SIGKILL') throw new Error(`It was not killed after its commit: ${said}`)
  opened = await openEmbedded(folder)
  await migrate(opened.kysely)
  jobs = await openJobs(opened, Buffer.alloc(32))
  stopWorker = await startWorker({ jobs, ports, files: diskFiles(join(folder, 'files')), log })
}, SLOW_MS)
afterAll(async () => {
  await stopWorker()
  await jobs.close()
  await opened.close()
  await rm(folder, { recursive: true, force: true })
}, SLOW_MS)

test(
  'when the server is killed between commit and mail, then the next one sends it; of a rollback nothing',
  async () => {
    await isSent('committed@liner.test')
    expect(sent).not.toContain('rolled-back@liner.test')
  },
  SLOW_MS,
)

test(
  'when a call is committed, then its mail and push go at once, each once, and no code stays behind',
  async () => {
    await leave(mailTo('once@liner.test'), { kind: 'PUSH', token: 'desk', data: { type: 'ADMIN_SUBMISSIONRECEIVED' } })
    await isSent('once@liner.test')
    await vi.waitFor(() => expect(pushed).toEqual(['desk']), { timeout: SENT_WITHIN_MS })
    await vi.waitFor(async () => expect(await jobs.boss.findJobs('mail')).toEqual([]), { timeout: SENT_WITHIN_MS })
    expect(sent.filter((to) => to === 'once@liner.test')).toHaveLength(1)
  },
  SLOW_MS,
)

test(
  'when the mail server is unavailable, then the log says so, the mail is sent later, and the database shows no code',
  async () => {
    failures = 1
    await leave(mailTo('later@liner.test'))
    const waiting = JSON.stringify(await jobs.boss.findJobs('mail'))
    expect(waiting).toContain('sealed')
    expect(waiting).not.toMatch(/123456|later@liner/)
    await isSent('later@liner.test')
    expect(failures).toBe(0)
    const failed = logged.filter((line) => line.includes('"queue":"mail"'))
    expect(failed).toHaveLength(1)
    expect(failed[0]).toMatch(/"reason":"EENVELOPE".*"a job failed"/)
    expect(failed[0]).not.toContain('later@liner')
  },
  SLOW_MS,
)

test(
  'when answers, sessions and codes are over, then they are cleaned up, and nothing else',
  async () => {
    const rowAt = (id: string, days: number) => newRow({ now: new Date(NOW.getTime() - days * DAY_MS) }, id)
    const expiresAt = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString()
    const code = { code: '', sentAt: '', tries: 0, used: false }
    await jobs.database.write(async (tables) => {
      for (const days of [34, 36])
        await tables.answers.put({ ...answers.defaults, ...rowAt(`${days}`, days), call: '' })
      for (const days of [-1, 1])
        await tables.tokens.put({ ...rowAt(`${days}`, 0), userId: '', expiresAt: expiresAt(days) })
      for (const days of [0, 2]) await tables.codes.put({ ...rowAt(`${days}`, 0), ...code, expiresAt: expiresAt(days) })
    })
    const [schedule] = await jobs.boss.getSchedules('clean-up')
    expect(schedule?.cron).toBe('7 * * * *')
    await jobs.boss.send('clean-up')
    const left = () =>
      jobs.database.read(async (tables) =>
        [await tables.answers.where({}), await tables.tokens.where({}), await tables.codes.where({})].map((rows) =>
          rows.map(({ id }) => id),
        ),
      )
    await vi.waitFor(async () => expect(await left()).toEqual([['34'], ['-1'], ['0']]), { timeout: SENT_WITHIN_MS })
  },
  SLOW_MS,
)

test(
  'when the hourly cleaning fails, then the log says so',
  async () => {
    clockFails = true
    await jobs.boss.send('clean-up')
    const failed = () => logged.filter((line) => line.includes('"queue":"clean-up"'))
    await vi.waitFor(() => expect(failed()[0]).toMatch(/"type":"RangeError".*"a job failed"/), {
      timeout: SENT_WITHIN_MS,
    })
    clockFails = false
  },
  SLOW_MS,
)
