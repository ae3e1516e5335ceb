import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { z } from '#src/contract/zod.ts'
import { startChild } from './child.ts'
import type { Driver } from './driver.ts'
import { retry } from './retry.ts'

/** Debian's own Python: only it has the GTK bindings. */
const PYTHON = '/usr/bin/python3'
const BROWSER = `${import.meta.dirname}/webkit-browser.py`
const answer = z.object({ value: z.unknown() })
const failure = z.object({ error: z.string(), message: z.string() })
const element = z.object({ 'element-6066-11e4-a52e-4f735466cecf': z.string() })

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}

/** A virtual display: WebKitGTK has no headless mode. */
const startDisplay = async () => {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const server = startChild('Xvfb', args, ['ignore', 'pipe', 'ignore'])
  if (server.stdout !== null)
    for await (const number of createInterface({ input: server.stdout })) return { server, display: `:${number}` }
  throw new Error('Xvfb did not start')
}

type Options = { profile: string; width: number; height: number }

/** WebKitGTK, driven by WebDriver. */
export const startWebKit = async ({ profile, width, height }: Options): Promise<Driver> => {
  const { server, display } = await startDisplay()
  const port = await freePort()
  const driver = startChild('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], 'inherit', {
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    LC_ALL: 'C.UTF-8',
  })
  const request = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = answer.parse(await response.json())
    const failed = failure.safeParse(value)
    if (failed.success) throw new Error(`${failed.data.error}: ${failed.data.message}`)
    return value
  }
  await retry(() => request('GET', '/status'))
  const session = await request('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: PYTHON, args: [BROWSER, profile, `${width}`, `${height}`] },
      },
    },
  })
  const { sessionId } = z.object({ sessionId: z.string() }).parse(session)
  const post = (path: string, body: unknown = {}) => request('POST', `/session/${sessionId}${path}`, body)
  const evaluate: Driver['evaluate'] = (source, args) =>
    post('/execute/sync', { script: `return (${source})(...arguments)`, args })

  return {
    goto: async (url) => void (await post('/url', { url })),
    reload: async () => void (await post('/refresh')),
    evaluate,
    perform: async (actions) => void (await post('/actions', { actions })),
    chooseFiles: async (source, args, paths) => {
      const input = element.parse(await evaluate(source, args))
      await post(`/element/${Object.values(input).join('')}/value`, { text: paths.join('\n') })
    },
    screenshot: async () => z.string().parse(await request('GET', `/session/${sessionId}/screenshot`)),
    close: async () => {
      // A browser that crashed has no session to delete.
      await request('DELETE', `/session/${sessionId}`).catch(() => null)
      driver.kill()
      // The browser ends when its display does.
      server.kill()
      await Promise.all([driver.ended, server.ended])
    },
  }
}
