import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { socialToken } from '#mocks/testing/social-token.ts'
import { startApiServer } from '../api/api-server.ts'
import { startPostgres } from '../server/testing/postgres.ts'
import { serveInTurn } from '../server/testing/round-robin.ts'
import { readCodesOn } from './read-codes.ts'
import type { ReadCode } from './trial-context.ts'
import type { ProviderTokens } from './trials/sessions.ts'

/** A server of this project under trial. */
type OwnServer = { origin: string; codeOf: ReadCode; tokens: ProviderTokens; stop: () => Promise<void> }

const TRIAL_SERVER = `${import.meta.dirname}/../server/testing/trial-server.ts`
const PORT = /on http:\/\/localhost:(\d+)/

/** Starts the server for trials in a process of its own; resolves to its port once it answers. */
const spawnTrialServer = async (args: readonly string[]): Promise<{ port: number; stop: () => Promise<void> }> => {
  const child = spawn(process.execPath, [TRIAL_SERVER, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      const [, found] = PORT.exec(text.toString()) ?? []
      if (found !== undefined) resolve(Number(found))
    })
    void ended.then(() => reject(new Error('The server for trials ended before it answered')))
  })
  return {
    port,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}
const mailPageOf = (port: number) => `http://localhost:${port}/dev/mail`

/** `npm run api`, whose providers vouch for whoever their token names. */
const onMemory = async (): Promise<OwnServer> => {
  const { origin, stop } = await startApiServer()
  const tokens = { google: socialToken('google@conformance.test'), facebook: socialToken('facebook@conformance.test') }
  return { origin, codeOf: async () => '123456', tokens, stop }
}

const onEmbedded = async (): Promise<OwnServer> => {
  const { port, stop } = await spawnTrialServer(['--demo'])
  return { origin: `http://localhost:${port}`, codeOf: readCodesOn([mailPageOf(port)]), tokens: {}, stop }
}

/** Two processes on one Postgres, behind one address: whichever answers, it is the same server. */
const onPostgres = async (): Promise<OwnServer> => {
  const postgres = await startPostgres()
  await postgres.run('create database liner')
  const files = await mkdtemp(join(tmpdir(), 'liner-conformance-'))
  const args = ['--database', postgres.url('liner'), '--files', files]
  const servers = [await spawnTrialServer([...args, '--demo']), await spawnTrialServer(args)]
  const ports = servers.map(({ port }) => port)
  const front = await serveInTurn(ports)
  return {
    origin: `http://localhost:${front.port}`,
    codeOf: readCodesOn(ports.map(mailPageOf)),
    tokens: {},
    stop: async () => {
      front.close()
      await Promise.all(servers.map(({ stop }) => stop()))
      await postgres.stop()
      await rm(files, { recursive: true, force: true })
    },
  }
}

export const OWN_SERVERS = { memory: onMemory, pglite: onEmbedded, postgres: onPostgres }
