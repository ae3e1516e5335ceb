import type { Server } from 'node:http'
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

/**
 * Holds no more connections than it can bear. When there are as many, a new one takes the place of the one that has
 * waited longest without a request: those who send theirs slowly push out each other, and nobody who is being answered.
 */
export const guardConnections = (server: Server, connectionsMax = CONNECTIONS_MAX): void => {
  const open = new Set<Socket>()
  /** In the order in which they began to wait. */
  const waiting = new Set<Socket>()
  // Nothing sent and nothing received: whoever it was is gone.
  server.setTimeout(SILENCE_MS)
  server.on('connection', (socket) => {
    if (open.size >= connectionsMax) {
      const [longest] = waiting
      if (longest === undefined) {
        socket.destroy()
        return
      }
      open.delete(longest)
      waiting.delete(longest)
      longest.destroy()
    }
    open.add(socket)
    waiting.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      waiting.delete(socket)
    })
  })
  server.on('request', ({ socket }, response) => {
    waiting.delete(socket)
    response.once('close', () => {
      if (open.has(socket)) waiting.add(socket)
    })
  })
}
