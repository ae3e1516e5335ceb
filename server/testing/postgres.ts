import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { z } from '#src/contract/zod.ts'

const DEBIAN = '/usr/lib/postgresql'
const READY_MS = 30_000
/** Runs a program until it ends or nobody holds its input any more: whoever is killed leaves no Postgres behind. */
const UNTIL_LEFT = 'exec 3<&0; "$0" "$@" & program=$!; (cat <&3 > /dev/null; kill -INT $program) & wait $program'
const address = z.object({ port: z.int() })

/** The folder of the newest Postgres that is installed. */
const findPrograms = (): string => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((one, other) => Number(other) - Number(one)) : []
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ]
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
  if (found === undefined) throw new Error('Postgres is missing. Install it: apt-get install -y postgresql')
  return found
}

/** Those who serve a connection are in groups of their own. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

type Owner = { uid: number; gid: number }
/** Postgres does not run as root: Debian makes a user for it, and nobody is everywhere. */
const findOwner = (): Owner | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const line = ['postgres', 'nobody'].flatMap((name) => users.filter((user) => user.startsWith(`${name}:`)))[0]
  if (line === undefined) throw new Error('Postgres does not run as root, and there is no user postgres or nobody')
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = address.parse(server.address())
      server.close(() => resolve(port))
    })
  })

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

export type Postgres = {
  url: (database: string) => string
  run: (statement: string) => Promise<void>
  /** Ends all of its processes at once, as a crash does. */
  kill: () => Promise<void>
  start: () => Promise<void>
  /** Ends it, and removes what it stored. */
  stop: () => Promise<void>
}
type Options = {
  /** Waits for the disk as in production. Tests do not: nothing of theirs outlives them. */
  isDurable?: boolean
}

/** Starts a Postgres of its own, in a folder of its own. */
export const startPostgres = async ({ isDurable = false }: Options = {}): Promise<Postgres> => {
  const [programs, owner, port] = [findPrograms(), findOwner(), await freePort()]
  const folder = await mkdtemp(join(tmpdir(), 'liner-postgres-'))
  if (owner !== undefined) await chown(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const begin = (program: string, args: readonly string[]): ChildProcess =>
    spawn(program, args, { ...owner, cwd: folder, stdio: ['pipe', 'ignore', 'pipe'] })
  const initializing = begin(join(programs, 'initdb'), [
    '-D',
    data,
    '-U',
    'liner',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ])
  await ended(initializing)
  if (initializing.exitCode !== 0)
    throw new Error(`initdb failed: ${String(initializing.stderr?.read() ?? initializing.exitCode)}`)

  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=60',
    ...(isDurable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ].flatMap((setting) => ['-c', setting])
  const url = (database: string) => `postgres://liner@127.0.0.1:${port}/${database}`
  const run = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: url('postgres') })
    // A server that is killed says so to whoever is connected.
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query(statement)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  let server: ChildProcess | undefined
  let said = ''
  const launch = (): ChildProcess => {
    const launched = begin('sh', ['-c', UNTIL_LEFT, join(programs, 'postgres'), '-D', data, ...settings])
    launched.stderr?.on('data', (text: Buffer) => {
      said = `${said}${text.toString()}`.slice(-4000)
    })
    server = launched
    return launched
  }
  const start = async (): Promise<void> => {
    let launched = launch()
    for (const from = Date.now(); ; await wait(50)) {
      try {
        return await run('select 1')
      } catch (error) {
        if (Date.now() - from > READY_MS) throw new Error(`Postgres does not start: ${said}`, { cause: error })
      }
      // It refuses to while the last of those that were killed still holds the memory that they shared.
      if (launched.exitCode !== null) launched = launch()
    }
  }
  const end = async (signal: 'SIGKILL' | 'SIGINT'): Promise<void> => {
    if (server === undefined) return
    const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    const all = [postmaster, ...(signal === 'SIGKILL' ? childrenOf(postmaster) : [])]
    for (const pid of all)
      try {
        process.kill(pid, signal)
      } catch {
        // It ended with the first of them.
      }
    server.stdin?.end()
    await ended(server)
    server = undefined
  }
  await start()
  return {
    url,
    run,
    start,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGINT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
