import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type ApiOptions, createApi } from '#mocks/http.ts'
import { close, listen, sendResponse, toRequest } from './node-http.ts'

type Options = ApiOptions & { port?: number; host?: string }
export type ApiServer = { origin: string; stop: () => Promise<void> }

/** Serves the API over HTTP: calls, files and uploads. Without a port it takes a free one. */
export const startApiServer = async ({ port = 0, host, ...options }: Options = {}): Promise<ApiServer> => {
  const answer = await createApi(options)
  const respond = async (incoming: IncomingMessage, response: ServerResponse) => {
    try {
      const origin = `http://${incoming.headers.host ?? 'localhost'}`
      await sendResponse(await answer(await toRequest(incoming, new URL(incoming.url ?? '/', origin))), response)
    } catch {
      // The sender gave up, or what it sent is not HTTP that can be answered.
      if (response.headersSent) response.destroy()
      else response.writeHead(400).end()
    }
  }
  const server = createServer((incoming, response) => void respond(incoming, response))
  const taken = await listen(server, port, host)
  return { origin: `http://localhost:${taken}`, stop: () => close(server) }
}
