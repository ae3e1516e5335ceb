/** A file of the build; `revision` where its name stays while its content changes. */
export type PrecacheEntry = { url: string; revision: string | null }

const CACHE = 'liner-precache'
const SHELL = '/index.html'
const OF_THE_BUILD = '/assets/'
const FETCHED_AT_ONCE = 4

/** Under which address a file is kept. */
const keyOf = ({ url, revision }: PrecacheEntry, base: string): string => {
  const key = new URL(url, base)
  if (revision !== null) key.searchParams.set('revision', revision)
  return key.href
}

/** An answer that was led elsewhere cannot be given to a navigation: what it brought is kept as if it came from here. */
const asIfFromHere = (response: Response) => (response.redirected ? new Response(response.body, response) : response)

/** A host that answers for what it no longer has with its shell must not have that kept as a script. */
const isWhatWasAsked = ({ ok, headers }: Response) => ok && headers.get('content-type')?.includes('text/html') !== true

/** What a build holds beyond what is fetched in advance is kept from when a screen first asked for it. */
const keptOnceAsked = async (url: string): Promise<Response> => {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(url, { ignoreVary: true })
  if (kept !== undefined) return kept
  const response = await fetch(url)
  // Without room for it the screen works all the same.
  if (isWhatWasAsked(response)) await cache.put(url, response.clone()).catch(() => undefined)
  return response
}

/**
 * Keeps the files of a build, and answers every navigation but the API's with its shell, so that the app opens without
 * a network; what no first visit needs is kept once it is asked for. `base` is the address of the worker. Install rejects when a file cannot be had: the worker of before stays.
 */
export const precache = (entries: readonly PrecacheEntry[], base: string) => {
  const keys = new Map(entries.map((entry) => [new URL(entry.url, base).href, keyOf(entry, base)]))
  const shell = new URL(SHELL, base).href

  const install = async (): Promise<void> => {
    const cache = await caches.open(CACHE)
    const kept = new Set((await cache.keys()).map(({ url }) => url))
    const missing = [...keys].filter(([, key]) => !kept.has(key))
    const fetchInTurn = async () => {
      for (let next = missing.shift(); next !== undefined; next = missing.shift()) {
        const [url, key] = next
        // What keeps its name may lie in the browser's cache as it was before.
        const response = await fetch(url, { cache: url === key ? 'default' : 'reload' })
        if (!response.ok) throw new Error(`${url}: ${response.status}`)
        await cache.put(key, asIfFromHere(response))
      }
    }
    await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, fetchInTurn))
  }

  /** Forgets the files of the builds before. */
  const activate = async (): Promise<void> => {
    const cache = await caches.open(CACHE)
    const current = new Set(keys.values())
    await Promise.all((await cache.keys()).filter(({ url }) => !current.has(url)).map((old) => cache.delete(old)))
  }

  const nameOf = ({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>) => {
    if (method !== 'GET' || new URL(url).origin !== new URL(base).origin) return undefined
    if (mode !== 'navigate') return url
    return new URL(url).pathname.startsWith('/api/') ? undefined : shell
  }

  /** The answer to a request for a file of the build, from what is kept or else from the network; null for any other. */
  const answer = (request: Request): Promise<Response> | null => {
    const name = nameOf(request)
    const key = name === undefined ? undefined : keys.get(name)
    if (name === undefined) return null
    if (key === undefined) return new URL(name).pathname.startsWith(OF_THE_BUILD) ? keptOnceAsked(name) : null
    // Module scripts are asked for with an origin: hosts that answer `Vary: Origin` would make them miss what is there.
    return caches.match(key, { cacheName: CACHE, ignoreVary: true }).then((kept) => kept ?? fetch(name))
  }

  return { install, activate, answer }
}
