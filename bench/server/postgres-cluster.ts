import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const PACKAGED = '/usr/lib/postgresql'
const MISSING = 'Postgres is not installed. On Debian: apt-get install postgresql'
/** As a database server of this size is set up: a quarter of 4 GB, and no compiling of short queries. */
const SETTINGS = {
  shared_buffers: '1GB',
  effective_cache_size: '3GB',
  work_mem: '32MB',
  maintenance_work_mem: '512MB',
  max_wal_size: '4GB',
  random_page_cost: '1.1',
  jit: 'off',
  max_connections: '60',
}

const programs = (): string => {
  if (!existsSync(PACKAGED)) throw new Error(MISSING)
  const [newest] = readdirSync(PACKAGED).toSorted((a, b) => Number(b) - Number(a))
  if (newest === undefined) throw new Error(MISSING)
  return join(PACKAGED, newest, 'bin')
}

/** Postgres refuses to run as root: it then runs as the user that its package made. */
const owner = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

export type Cluster = {
  url: string
  pid: number
  /** Copies rows, as lines of Postgres' own text format, into a table. */
  copy: (table: string, columns: readonly string[], lines: Iterable<string>) => Promise<void>
  stop: () => Promise<void>
}

const CHUNK_LINES = 500

/** Starts a cluster of its own in a folder, which is made where there is none. */
export const startCluster = async (folder: string, port: number): Promise<Cluster> => {
  const [bin, user] = [programs(), owner()]
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, stdio: 'ignore' as const }
  mkdirSync(folder, { recursive: true })
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  if (!existsSync(join(data, 'PG_VERSION'))) {
    rmSync(data, { recursive: true, force: true })
    const flags = ['-D', data, '-U', 'liner', '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8']
    execFileSync(join(bin, 'initdb'), flags, options)
  }
  const set = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const address = ['-c', `port=${port}`, '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`]
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...address, ...set], options)
  const at = ['-h', '127.0.0.1', '-p', String(port), '-U', 'liner', '-d', 'postgres']
  const isReady = () => {
    try {
      execFileSync(join(bin, 'pg_isready'), at, options)
      return true
    } catch {
      // Not yet.
      return false
    }
  }
  while (!isReady()) {
    if (server.exitCode !== null) throw new Error(`Postgres does not start in ${data}`)
    await pause(200)
  }
  return {
    url: `postgres://liner@127.0.0.1:${port}/postgres`,
    pid: server.pid ?? 0,
    copy: async (table, columns, lines) => {
      const command = `copy ${table} (${columns.join(', ')}) from stdin`
      const psql = spawn(join(bin, 'psql'), [...at, '-q', '-v', 'ON_ERROR_STOP=1', '-c', command], {
        cwd: folder,
        stdio: ['pipe', 'ignore', 'inherit'],
      })
      const ended = once(psql, 'close')
      let chunk: string[] = []
      const flush = async () => {
        if (!psql.stdin.write(chunk.join(''))) await once(psql.stdin, 'drain')
        chunk = []
      }
      for (const line of lines) if (chunk.push(line) >= CHUNK_LINES) await flush()
      await flush()
      psql.stdin.end()
      const [code] = await ended
      if (code !== 0) throw new Error(`${table} could not be filled`)
    },
    stop: async () => {
      const ended = once(server, 'close')
      // Fast: whoever is connected is cut off.
      server.kill('SIGINT')
      await ended
    },
  }
}
