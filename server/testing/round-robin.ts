import { createServer, request } from 'node:http'
import { z } from '#src/contract/zod.ts'

const address = z.object({ port: z.int() })

/** One address before several servers on this machine: each takes the next request. */
export const serveInTurn = async (
  ports: readonly number[],
): Promise<{ port: number; counts: readonly number[]; close: () => void }> => {
  const counts = ports.map(() => 0)
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const at = turn % ports.length
    turn += 1
    counts[at] = (counts[at] ?? 0) + 1
    const { method, url: path, headers } = incoming
    const passed = request({ host: '127.0.0.1', port: ports[at], method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()))
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    port: address.parse(server.address()).port,
    counts,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
