import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

const ANSWERS_MS = 120_000
const ASKED_EVERY_MS = 50

type Options = { port: number; args: readonly string[]; env: Readonly<Record<string, string>> }
/** `npm run server` as a process that can be killed, and started again on the same data. */
export type ServerProcess = { origin: string; start: () => Promise<void>; kill: () => Promise<void> }

const MAIN = `${import.meta.dirname}/../../server/main.ts`

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

export const serverProcess = ({ port, args, env }: Options): ServerProcess => {
  const origin = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  const isReady = () =>
    fetch(`${origin}/api/trpc/auth.user`).then(
      ({ status }) => status === 401,
      () => false,
    )
  return {
    origin,
    start: async () => {
      const started = spawn(process.execPath, [MAIN, '--port', String(port), ...args], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      child = started
      let said = ''
      started.stderr.on('data', (text: Buffer) => {
        said = `${said}${text.toString()}`.slice(-2000)
      })
      for (const from = Date.now(); !(await isReady()); await wait(ASKED_EVERY_MS))
        if (started.exitCode !== null || Date.now() - from > ANSWERS_MS)
          throw new Error(`The server does not start: ${said}`)
    },
    kill: async () => {
      if (child === undefined) return
      child.kill('SIGKILL')
      await ended(child)
    },
  }
}
