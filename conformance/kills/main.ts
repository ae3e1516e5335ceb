import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort, startPostgres } from '../../server/testing/postgres.ts'
import { endureKills, type Endured } from './endure-kills.ts'
import { serverProcess } from './server-process.ts'

const { values } = parseArgs({
  options: {
    /** Of the server on Postgres, of Postgres itself, and of the server on the embedded database. */
    server: { type: 'string', default: '100' },
    postgres: { type: 'string', default: '30' },
    embedded: { type: 'string', default: '30' },
  },
})
const folder = await mkdtemp(join(tmpdir(), 'liner-proof-'))
let isProven = true

const report = (what: string, { kills, lost, doubled, refused, ...figures }: Endured): void => {
  const { calls, unknown, releases, askedAgain, slowestStartMs } = figures
  for (const text of lost) process.stdout.write(`✗ lost: ${text}\n`)
  for (const text of doubled) process.stdout.write(`✗ doubled: ${text}\n`)
  for (const text of refused) process.stdout.write(`✗ refused: ${text}\n`)
  // Without unknown answers nothing was killed while it worked.
  const isRight = lost.length + doubled.length + refused.length === 0 && releases > 0 && unknown > 0
  isProven &&= isRight
  process.stdout.write(
    `${isRight ? '✓' : '✗'} ${what}: ${kills} kills, ${calls} calls acknowledged, ${unknown} not answered and sent again, ` +
      `${releases} releases; ${lost.length} lost, ${doubled.length} doubled; ${askedAgain} reads failed and were made again; ` +
      `answers again after ${slowestStartMs} ms at most\n`,
  )
}

const proveEmbedded = async (kills: number): Promise<void> => {
  const server = serverProcess({ port: await freePort(), args: ['--demo', '--data', join(folder, 'data')], env: {} })
  await server.start()
  report('the server on PGlite', await endureKills({ ...server, kills }))
  await server.kill()
}

const provePostgres = async (kills: number, killsOfPostgres: number): Promise<void> => {
  const postgres = await startPostgres({ isDurable: true })
  await postgres.run('create database liner')
  const port = await freePort()
  const server = serverProcess({
    port,
    args: ['--demo'],
    env: {
      DATABASE_URL: postgres.url('liner'),
      FILES_DIR: join(folder, 'files'),
      // Nobody is written to here.
      SMTP_URL: 'smtp://127.0.0.1:9',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    },
  })
  await server.start()
  if (kills > 0) report('the server on Postgres', await endureKills({ ...server, kills }))
  const { kill, start } = postgres
  if (killsOfPostgres > 0)
    report('Postgres under the server', await endureKills({ ...server, kill, start, kills: killsOfPostgres }))
  await server.kill()
  await postgres.stop()
}

if (Number(values.embedded) > 0) await proveEmbedded(Number(values.embedded))
if (Number(values.server) + Number(values.postgres) > 0)
  await provePostgres(Number(values.server), Number(values.postgres))
await rm(folder, { recursive: true, force: true })
process.exit(isProven ? 0 : 1)
