import { once } from 'node:events'
import { Server } from 'node:http'
import { isIPv6 } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { errorCode } from './error-code.ts'
import { guardConnections, SERVER_OPTIONS } from './http/guard-connections.ts'

const LOOPBACK = '127.0.0.1'
const EVERYWHERE = ['0.0.0.0', '::']

type Options = {
  /** An address of this machine; undefined where none was named. */
  host: string | undefined
  port: number
  /** How many proxies stand before this server. */
  proxies: number
  /** Requests and responses of the whole process become those of the server, which are quicker. */
  overrideGlobalObjects?: boolean
}

/** Whom a proxy passes on is believed: where there is one, nobody calls past it, unless another address is named. */
const addressOf = ({ host, proxies }: Options): string | undefined => host ?? (proxies > 0 ? LOOPBACK : undefined)

/** How the address is written for people who call from this machine. */
const shownAs = (address: string | undefined, port: number): string => {
  if (address === undefined || address === LOOPBACK || EVERYWHERE.includes(address)) return `http://localhost:${port}`
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`
}

/** Answers at an address; rejects where it is taken, or is not of this machine. */
export const listen = async (app: Pick<Hono, 'fetch'>, options: Options) => {
  const { overrideGlobalObjects = true } = options
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: SERVER_OPTIONS, overrideGlobalObjects })
  if (server instanceof Server) guardConnections(server)
  const address = addressOf(options)
  server.listen(options.port, address)
  await once(server, 'listening').catch((error: unknown) => {
    const isTaken = errorCode(error) === 'EADDRINUSE'
    throw isTaken ? new Error(`Port ${options.port} is taken: name another one with --port.`, { cause: error }) : error
  })
  const listening = server.address()
  const port = typeof listening === 'object' && listening !== null ? listening.port : options.port
  return { server, url: shownAs(address, port) }
}
