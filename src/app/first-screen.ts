import { getUntypedClient } from '@trpc/client'
import { client } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import { router } from '#src/app/router.ts'
import { session } from '#src/auth/session/session.ts'
import { prefetchViewer } from '#src/auth/viewer/viewer.ts'
import { hasWebLocks } from '#src/platform/web-locks.ts'
import { LIST_QUERY } from '#src/shared/page/search-params.ts'
import { prefetchCalls } from '#src/start/prefetch-calls.ts'

/** The query of a list by the name of its procedure, as the contract's own options make it. */
export const listQuery = (path: string, input: unknown) => ({
  queryKey: [path.split('.'), { input, type: 'query' }],
  queryFn: () => getUntypedClient(client).query(path, input),
  ...LIST_QUERY,
})

/** The viewer and the list in the address are asked for together; the guards and loaders of the routes find them. */
export const prefetchFirstScreen = () => {
  const { jwt, organizationId } = session.getState()
  const routes = router.getMatchedRoutes(router.latestLocation.pathname)[0]
  if (jwt === null || !routes.some(({ id }) => id === '/_member' || id === '/')) return
  prefetchViewer()
  const { pathname, searchStr } = router.latestLocation
  // The draft of something new needs them. Where they are silent like the databases, both are waited for at the same time.
  if (pathname.endsWith('/new')) void hasWebLocks()
  for (const { path, input } of prefetchCalls(pathname, searchStr, organizationId).filter(
    ({ input }) => input !== undefined,
  ))
    void queryClient.prefetchQuery(listQuery(path, input))
  // A chunk that does not come is asked for again by the router, which shows the failure.
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined)
}

let isRendered = false
router.subscribe('onRendered', () => {
  isRendered = true
})

const TIMEOUT_MS = 10_000

/** Resolves once the first screen is rendered and has its data, at the latest after ten seconds or the given time. */
export const firstScreenLoaded = (timeoutMs = TIMEOUT_MS): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      for (const unsubscribe of unsubscribes) unsubscribe()
      resolve()
    }
    const check = () => {
      if (isRendered && queryClient.isFetching() === 0) end()
    }
    const timer = setTimeout(end, timeoutMs)
    const unsubscribes = [router.subscribe('onRendered', check), queryClient.getQueryCache().subscribe(check)]
    check()
  })
