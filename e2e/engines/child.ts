import { spawn, type StdioOptions } from 'node:child_process'

/** Starts a process that ends with this one, even after an error. */
export const startChild = (command: string, args: readonly string[], stdio: StdioOptions, env = {}) => {
  const child = spawn(command, args, { stdio, env: { ...process.env, ...env } })
  const end = () => child.kill('SIGKILL')
  process.on('exit', end)
  const ended = new Promise<void>((resolve) => {
    child.on('error', () => resolve())
    child.on('exit', () => {
      process.off('exit', end)
      resolve()
    })
  })
  return { stdout: child.stdout, stderr: child.stderr, kill: () => child.kill(), ended }
}
