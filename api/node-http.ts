import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Starts a server on a port, or on any free one for 0, and resolves to the port. */
export const listen = async (server: Server, port: number, host?: string): Promise<number> => {
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen({ port, host }, () => listening())
  })
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

/** Closes a server and every connection to it, like one that is down. */
export const close = async (server: Server): Promise<void> => {
  const closed = new Promise<void>((done) => {
    server.close(() => done())
  })
  server.closeAllConnections()
  await closed
}

const readBody = async (request: IncomingMessage): Promise<Blob> => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of request) parts.push(new Uint8Array(part))
  return new Blob(parts)
}

/** What Node received as the platform's own request. Rejects where the sender gives up. */
export const toRequest = async (request: IncomingMessage, url: URL): Promise<Request> => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value))
  const body = await readBody(request)
  return new Request(url, { method: request.method, headers, ...(body.size > 0 && { body }) })
}

/** Sends the platform's response through Node. */
export const sendResponse = async (answer: Response, response: ServerResponse): Promise<void> => {
  const body = Buffer.from(await answer.arrayBuffer())
  response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), 'content-length': body.length }).end(body)
}
