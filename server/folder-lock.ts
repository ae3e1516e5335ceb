import { createHash } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { errorCode } from './error-code.ts'

/** Nothing, where the system does not tell. */
const readWord = async (path: string, read: (text: string) => string | undefined): Promise<string> => {
  try {
    return read(await readFile(path, 'utf8')) || '-'
  } catch {
    return '-'
  }
}
/** When a process was started: after a restart another one may have its id. The name of its program, in brackets, may contain anything. */
const startOf = (pid: number): Promise<string> =>
  readWord(`/proc/${pid}/stat`, (stat) => stat.slice(stat.lastIndexOf(')')).split(' ')[20])
/** Another one after each restart of the machine. */
const bootOf = (): Promise<string> => readWord('/proc/sys/kernel/random/boot_id', (text) => text.trim())

type Holder = { pid: number; start: string; boot?: string | undefined; host?: string | undefined }
const write = ({ pid, start, boot, host }: Holder): string => [pid, start, boot, host].join(' ')
/** Earlier versions wrote neither boot nor host. */
const read = (text: string): Holder => {
  const [pid = '', start = '-', boot, host] = text.split(' ')
  return { pid: Number.parseInt(pid, 10), start, boot, host }
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process runs too; none has ended without letting go.
    return errorCode(error) === 'EPERM'
  }
}

type Lock = { path: string; folder: string; own: Holder }

/** Throws where a holder still has the folder, or may have it. */
const refuseHolder = async (holder: Holder, { path, folder, own }: Lock): Promise<void> => {
  if (holder.host !== undefined && holder.host !== own.host)
    throw new Error(
      `A server on another host (${holder.host}) uses ${folder}, or ended without letting go. ` +
        `Once it runs no more, remove ${path}.`,
    )
  if (holder.boot !== undefined && holder.boot !== own.boot) return
  if (isRunning(holder.pid) && (await startOf(holder.pid)) === holder.start)
    throw new Error(`Another server (process ${holder.pid}) uses ${folder}. Stop it, or name another folder.`)
}

/** The holder in a lock, as it is written; undefined where it has just been let go. */
const readLock = async (path: string): Promise<string | undefined> => {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Takes a lock. One that was left behind is replaced under a lock of its own, named after it: of several that find it
 * one replaces it, and nobody replaces what was put there meanwhile.
 */
const take = async (lock: Lock): Promise<void> => {
  const { path, own } = lock
  // Whole or not at all: another process may read it at the same moment.
  const made = `${path}.${crypto.randomUUID()}`
  await writeFile(made, write(own))
  try {
    for (;;) {
      try {
        return await link(made, path)
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error
      }
      const left = await readLock(path)
      if (left === undefined) continue
      await refuseHolder(read(left), lock)
      const turn = `${path}.after-${createHash('sha256').update(left).digest('hex').slice(0, 16)}`
      await take({ ...lock, path: turn })
      try {
        if ((await readLock(path)) === left) return await rename(made, path)
      } finally {
        await rm(turn, { force: true })
      }
    }
  } finally {
    await rm(made, { force: true })
  }
}

/**
 * Takes a folder for this process alone; resolves to what lets it go. Throws where another one that runs has it: the
 * embedded database would be damaged by two.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const path = join(folder, 'server.pid')
  const { pid } = process
  const own = { pid, start: await startOf(pid), boot: await bootOf(), host: hostname() }
  await mkdir(folder, { recursive: true })
  await take({ path, folder, own })
  return () => rm(path, { force: true })
}
