import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const isExisting = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST'

/** When a process was started, where the system tells: after a restart of the machine another one may have its id. */
const startOf = async (pid: number): Promise<string> => {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The name of its program, in brackets, may contain anything.
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? ''
  } catch {
    return ''
  }
}
const describe = async (pid: number): Promise<string> => `${pid} ${await startOf(pid)}`.trim()

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process runs too; none has ended without letting go.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Takes a folder for this process alone; resolves to what lets it go. Throws where another one that runs has it: the
 * embedded database would be damaged by two.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const path = join(folder, 'server.pid')
  const own = await describe(process.pid)
  await mkdir(folder, { recursive: true })
  try {
    await writeFile(path, own, { flag: 'wx' })
  } catch (error) {
    if (!isExisting(error)) throw error
    const holder = await readFile(path, 'utf8')
    const pid = Number.parseInt(holder, 10)
    if (isRunning(pid) && (await describe(pid)) === holder)
      throw new Error(`Another server (process ${pid}) uses ${folder}. Stop it, or name another folder.`, {
        cause: error,
      })
    await writeFile(path, own)
  }
  return () => rm(path, { force: true })
}
