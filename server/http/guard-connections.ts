import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

const SECOND = 1000
const HOUR = 60 * 60 * SECOND

/** How long a connection may take, for Node's own server. Proxies keep connections open, so this one keeps them longer. */
export const SERVER_OPTIONS = {
  headersTimeout: 10 * SECOND,
  // A master over a slow line; calls have a shorter time of their own.
  requestTimeout: 6 * HOUR,
  keepAliveTimeout: 65 * SECOND,
  connectionsCheckingInterval: 2 * SECOND,
  maxHeaderSize: 16 * 1024,
}
const SILENCE_MS = 75 * SECOND
const CONNECTIONS_MAX = 4000

/** What counts as progress: a body that comes byte by byte comes as slowly as none. */
const PROGRESS_BYTES = 1024
/** How often it is noted: a flood of connections would otherwise ask all the others each time. */
const ROUND_MS = 100

/** What is waited for on a connection: its next request, or the rest of the body of the one that began. */
type Awaited = { request?: IncomingMessage; bytes: number; round: number }

const hasProgressed = (socket: Socket, { bytes }: Awaited) => socket.bytesRead - bytes >= PROGRESS_BYTES

/**
 * Holds no more connections than it can bear. When there are as many, a new one takes the place of the one that has sent
 * nothing for longest, be it a request or the rest of its body: those who send slowly push out each other, and nobody who
 * is being answered or whose upload comes along.
 */
export const guardConnections = (server: Server, connectionsMax = CONNECTIONS_MAX): void => {
  /** In the order in which something last came of them. */
  const open = new Map<Socket, Awaited>()
  let round = 0
  let roundBeganAt = -Infinity
  const noteAsLast = (socket: Socket, request?: IncomingMessage, inRound = 0) => {
    open.delete(socket)
    open.set(socket, { request, bytes: socket.bytesRead, round: inRound })
  }
  const noteProgress = () => {
    if (performance.now() - roundBeganAt < ROUND_MS) return
    roundBeganAt = performance.now()
    round += 1
    for (const [socket, awaited] of open) if (hasProgressed(socket, awaited)) noteAsLast(socket, awaited.request, round)
  }
  const findSlowest = (): Socket | undefined => {
    noteProgress()
    for (const [socket, awaited] of open) {
      const isAnswered = awaited.request?.complete === true
      if (!isAnswered && awaited.round !== round && !hasProgressed(socket, awaited)) return socket
    }
    return undefined
  }
  // Nothing sent and nothing received: whoever it was is gone.
  server.setTimeout(SILENCE_MS)
  server.on('connection', (socket) => {
    if (open.size >= connectionsMax) {
      const slowest = findSlowest()
      if (slowest === undefined) {
        socket.destroy()
        return
      }
      open.delete(slowest)
      slowest.destroy()
    }
    noteAsLast(socket)
    socket.once('close', () => void open.delete(socket))
  })
  server.on('request', (request, response) => {
    const { socket } = request
    if (open.has(socket)) noteAsLast(socket, request)
    response.once('close', () => {
      if (open.has(socket)) noteAsLast(socket)
    })
  })
}
