import { vi } from 'vitest'

class TestEvent extends Event {
  waitUntil() {}
}

const urlOf = (request: string | Request) => (typeof request === 'string' ? request : request.url)

/** A cache that stores by address, as if every look-up ignored `Vary`. */
export const memoryCache = () => {
  const entries = new Map<string, Response>()
  const match = vi.fn<(request: string | Request) => Promise<Response | undefined>>(async (request) =>
    entries.get(urlOf(request))?.clone(),
  )
  const put = vi.fn<(request: string | Request, response: Response) => Promise<void>>(
    async (request, response) => void entries.set(urlOf(request), response),
  )
  const remove = async (request: string | Request) => entries.delete(urlOf(request))
  const keys = async () => [...entries.keys()].map((url) => ({ url }))
  return { entries, match, put, keys, delete: remove }
}

/** What Workbox expects around it in a worker at `origin`, with one cache behind every name. */
export const stubWorkerScope = (origin: string) => {
  const cache = memoryCache()
  const caches = { open: async () => cache, match: cache.match }
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('location', new URL(`${origin}/sw.js`))
  vi.stubGlobal('ExtendableEvent', TestEvent)
  vi.stubGlobal('FetchEvent', class extends TestEvent {})
  vi.stubGlobal('caches', caches)
  return cache
}
