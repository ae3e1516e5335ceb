import { copyResponse } from 'workbox-core/copyResponse.js'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { PrecacheController } from 'workbox-precaching'
import { NavigationRoute, Route } from 'workbox-routing'
import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { onDemandGroup } from '#sw/on-demand-chunks.ts'

const LOOKUP_TIMEOUT_MS = 3000

const lookUp = (request: Request, handler: StrategyHandler): Promise<Response | undefined> =>
  Promise.race([
    // A lookup that fails counts as empty.
    handler.cacheMatch(request).catch(() => undefined),
    new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), LOOKUP_TIMEOUT_MS)
    }),
  ])

/** Cache first, like Workbox's own strategy. A cache that rejects or does not answer counts as empty. */
export class FailSafeCacheFirst extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const cached = await lookUp(request, handler)
    if (cached !== undefined) return cached
    const response = await handler.fetch(request)
    // A device without room for the file can still use it.
    void handler.waitUntil(handler.cachePut(request, response.clone()).catch(() => false))
    return response
  }
}

/** Runs a task for each item, at most `limit` at a time. Rejects with the first task that fails. */
export const inParallel = async <T>(limit: number, items: readonly T[], run: (item: T) => Promise<unknown>) => {
  const queue = [...items]
  const runNext = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await run(item)
  }
  await Promise.all(Array.from({ length: limit }, runNext))
}

/** A file of the build; `revision` where its name stays the same while its content changes. */
export type BuildFile = { url: string; revision: string | null }

const CACHE = 'liner-precache'
const SHELL = '/index.html'
const BUILD_FOLDER = '/static/'
const PARALLEL_FETCHES = 4

/**
 * What the browser answers by itself, without waking the worker: calls of the API from the network, precached assets from
 * the cache. Whatever is not in the cache comes from the network. Parts loaded on demand, in folders of their own, still
 * reach the worker, which caches them.
 */
const STATIC_ROUTES = [
  { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
  { condition: { urlPattern: { pathname: `${BUILD_FOLDER}:file` } }, source: { cacheName: CACHE } },
] as const

/**
 * A browser refuses a redirected response as the answer to a navigation. Where a response varies, the browser's own look-ups
 * compare the requests, and would miss; a hashed name has only one content.
 */
const toCacheable = async (response: Response): Promise<Response> => {
  if (!response.redirected && !response.headers.has('vary')) return response
  return copyResponse(response, (init) => {
    const headers = new Headers(init.headers)
    headers.delete('vary')
    return { ...init, headers }
  })
}

const groupOf = (url: string) => onDemandGroup(new URL(url).pathname)

/**
 * The files of the build, in one cache for all versions. Every navigation except the API's is answered with the app
 * shell. Parts loaded on demand are cached when they are first used; an update brings those parts along.
 */
export const createPrecache = (files: readonly BuildFile[]) => {
  const { href: shell } = new URL(SHELL, location.href)

  /** The shell names the files of its own build. That of another build would need files that are not cached. */
  const isShellOfThisBuild = async (response: Response) =>
    [...(await response.clone().text()).matchAll(/\/static\/[\w.-]+/g)].every(
      ([path]) => controller.getCacheKeyForURL(path) !== undefined,
    )

  /** Some hosts answer with the shell for files that they no longer have: that must not be cached as a script. */
  const isCacheable = async ({ url }: Request, response: Response) => {
    if (!response.ok) return false
    if (url === shell) return isShellOfThisBuild(response)
    return response.headers.get('content-type')?.includes('text/html') !== true
  }

  const plugins: WorkboxPlugin[] = [
    { fetchDidSucceed: ({ response }) => toCacheable(response) },
    { cacheWillUpdate: async ({ request, response }) => ((await isCacheable(request, response)) ? response : null) },
    { cacheKeyWillBeUsed: async ({ request }) => controller.getCacheKeyForURL(request.url) ?? request },
  ]
  const controller = new PrecacheController({ cacheName: CACHE, plugins })
  controller.addToCacheList([...files])
  // Module scripts are requested with an origin: a host that answers `Vary: Origin` would make every look-up miss.
  const strategy = new FailSafeCacheFirst({ cacheName: CACHE, plugins, matchOptions: { ignoreVary: true } })

  /** Requests for what is not cached yet: every precached file, and the groups of parts that were used before. */
  const missing = async (): Promise<Request[]> => {
    const cached = new Set((await (await caches.open(CACHE)).keys()).map(({ url }) => url))
    const usedGroups = new Set([...cached].map(groupOf))
    return [...controller.getURLsToCacheKeys()]
      .filter(([url, key]) => !cached.has(key) && (groupOf(url) === null || usedGroups.has(groupOf(url))))
      .map(([url, key]) => new Request(url, { cache: url === key ? 'default' : 'reload' }))
  }

  /** Rejects when a file cannot be fetched and cached: the worker of before stays. */
  const install = async (event: ExtendableEvent): Promise<void> => {
    // Without them the worker answers everything.
    event.addRoutes?.(STATIC_ROUTES).catch(() => undefined)
    await inParallel(PARALLEL_FETCHES, await missing(), (request) =>
      Promise.all(controller.strategy.handleAll({ event, request })),
    )
  }

  /** Fetches again what the browser or the user deleted. */
  const heal = async (event: ExtendableEvent): Promise<void> => {
    await inParallel(PARALLEL_FETCHES, await missing(), (request) =>
      Promise.all(strategy.handleAll({ event, request })),
    )
  }

  /** Deletes the files of other builds. */
  const cleanUp = async (event: ExtendableEvent): Promise<void> => void (await controller.activate(event))

  const routes = [
    new NavigationRoute(({ event }) => strategy.handle({ event, request: new Request(shell) }), {
      denylist: [/^\/(api|dev)\//],
    }),
    new Route(
      ({ url, sameOrigin }) =>
        sameOrigin && (url.pathname.startsWith(BUILD_FOLDER) || controller.getCacheKeyForURL(url.href) !== undefined),
      strategy,
    ),
  ]

  return { install, heal, cleanUp, routes }
}

type Precache = Pick<ReturnType<typeof createPrecache>, 'heal' | 'cleanUp'>
type Scope = {
  clients: { matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly unknown[]> }
  registration: { installing: unknown; waiting: unknown }
}

/** Runs when a page has started: completes the precache, then deletes what only older builds use. */
export const maintainPrecache = async (
  event: ExtendableEvent,
  precache: Precache,
  { clients, registration }: Scope,
): Promise<void> => {
  await precache.heal(event)
  // The cache is shared: the next version may be filling it.
  if (registration.installing !== null || registration.waiting !== null) return
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  // Another tab may hold unsaved work and therefore still run the build before this one.
  if (windows.length === 1) await precache.cleanUp(event)
}
