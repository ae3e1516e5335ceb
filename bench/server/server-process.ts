import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTRPCClient, httpLink } from '@trpc/client'
import { DEMO_PASSWORD } from '#mocks/db/seed/accounts.ts'
import type { AppRouter } from '#src/contract/router.ts'
import type { Client } from './call-list.ts'

const MAIN = join(import.meta.dirname, '../../server/main.ts')
const TICKS_A_SECOND = 100
const statOf = (pid: number | string): { parent: number; busy: number } => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  return { parent: Number(fields[1]), busy: (ticks * 1000) / TICKS_A_SECOND }
}
const childrenOf = (pid: number) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const { parent, busy } = statOf(name)
        return parent === pid ? [busy] : []
      } catch {
        // It ended while the folder was read.
        return []
      }
    })

/** The processor's time that processes and their children took so far, in milliseconds. */
export const busyOf = (pids: readonly number[]): number =>
  pids.flatMap((pid) => [statOf(pid).busy, ...childrenOf(pid)]).reduce((sum, busy) => sum + busy, 0)

export type RunningServer = {
  url: string
  pid: number
  signIn: (email: string) => Promise<Client>
  stop: () => Promise<void>
}

type Identity = { token?: string; organizationId?: string }
const clientAt = (url: string, { token, organizationId }: Identity = {}): Client =>
  createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: `${url}/api/trpc`,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(organizationId !== undefined && { 'x-organization-id': organizationId }),
        },
      }),
    ],
  })

/** Starts the server as in production, or on its embedded database where none is named. */
export const startServer = async (database: { url: string } | { folder: string }): Promise<RunningServer> => {
  const files = mkdtempSync(join(tmpdir(), 'liner-bench-'))
  const settings =
    'url' in database
      ? { DATABASE_URL: database.url, FILES_DIR: files, SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'http://localhost' }
      : {}
  const data = 'folder' in database ? ['--data', database.folder] : []
  const server = spawn(process.execPath, [MAIN, '--port', '0', ...data], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await Promise.race([once(server.stdout, 'data'), once(server, 'close')])
  const [, port] = /localhost:(\d+)/.exec(String(said)) ?? []
  if (port === undefined) throw new Error('The server does not start')
  const url = `http://127.0.0.1:${port}`
  server.stdout.resume()
  return {
    url,
    pid: server.pid ?? 0,
    signIn: async (email) => {
      const { token } = await clientAt(url).auth.signIn.mutate({ email, password: DEMO_PASSWORD })
      const [organization] = await clientAt(url, { token }).organizations.own.query()
      return clientAt(url, { token, ...(organization !== undefined && { organizationId: organization.id }) })
    },
    stop: async () => {
      const ended = once(server, 'close')
      server.kill('SIGTERM')
      await ended
      rmSync(files, { recursive: true, force: true })
    },
  }
}
