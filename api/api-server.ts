import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { type ApiOptions, createApi } from '#mocks/http.ts'
import { close, listen, sendResponse, toRequest } from './node-http.ts'

type Options = ApiOptions & { port?: number; host?: string }
export type ApiServer = { origin: string; stop: () => Promise<void> }

/** The origin that the browser called, also where a proxy stands before this server: uploads go there. */
const originOf = ({ host = 'localhost', ...headers }: IncomingHttpHeaders): string => {
  const { 'x-forwarded-host': outerHost = host, 'x-forwarded-proto': protocol = 'http' } = headers
  return `${String(protocol)}://${String(outerHost)}`
}

/** Serves the API over HTTP: calls, files and uploads. Without a port it takes a free one. */
export const startApiServer = async ({ port = 0, host, ...options }: Options = {}): Promise<ApiServer> => {
  const answer = await createApi(options)
  const respond = async (incoming: IncomingMessage, response: ServerResponse) => {
    try {
      const url = new URL(incoming.url ?? '/', originOf(incoming.headers))
      await sendResponse(await answer(await toRequest(incoming, url)), response)
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
