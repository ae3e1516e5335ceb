import { Strategy, type StrategyHandler } from 'workbox-strategies'

const LOOKUP_TIMEOUT_MS = 3000

const lookUp = (request: Request, handler: StrategyHandler): Promise<Response | undefined> =>
  Promise.race([
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
