import type { Connect, Plugin } from 'vite'
import { API_PROBE } from '../mocks/transport/api-probe.ts'

const PATH = '/api/'
/** The setting under which `vite.config.ts` passes the calls on to a server. */
const PROXIED = '/api'
const NOT_IMPLEMENTED = 501
const MESSAGE = `No server answers here: the API of Liner is emulated within the page.

To see its calls, open the page in a browser: in development they are in its network panel.
To call it from a script or another program, start the same API over HTTP: npm run api
The calls and their schemas are declared in src/contract.
`

const answer: Connect.NextHandleFunction = ({ url, headers }, response, next) => {
  if (url?.startsWith(PATH) !== true) return next()
  if (API_PROBE in headers) return response.writeHead(204, { [API_PROBE]: 'none' }).end()
  return response.writeHead(NOT_IMPLEMENTED, { 'content-type': 'text/plain; charset=utf-8' }).end(MESSAGE)
}

/** Says at the address of the API what to do instead, where no server stands behind it. */
export const apiAddress = (): Plugin => ({
  name: 'liner-api-address',
  configureServer: ({ middlewares, config }) => {
    if (config.server.proxy?.[PROXIED] === undefined) middlewares.use(answer)
  },
  configurePreviewServer: ({ middlewares, config }) => {
    if (config.preview.proxy?.[PROXIED] === undefined) middlewares.use(answer)
  },
})
