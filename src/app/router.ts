import { createRouter } from '@tanstack/react-router'
import { queryClient } from '#src/api/query-client.ts'
import { RouteError, RoutePending } from '#src/app/route-fallbacks.tsx'
import { routeTree } from '#src/app/route-tree.gen.ts'
import { canonicalPath, isDecodable } from '#src/domain/navigation/route-guard.ts'
import { parseSearch, stringifySearch } from '#src/shared/page/search-params.ts'

const PENDING_AFTER_MS = 300
/** Once shown, it stays so long: it would only flash. */
const PENDING_FOR_MS = 500

/** The route at an address. The router ignores case and trailing slashes, which a comparison of texts would not. */
const routeAt = (pathname: string): string => {
  const [routes] = router.getMatchedRoutes(pathname)
  return (routes.at(-1)?.fullPath ?? '/').replace(/(?<=.)\/$/, '')
}

// The router finds no route for such an address, not even the one for unknown pages. Links within the app are checked.
if (typeof document !== 'undefined' && !isDecodable(location.pathname)) history.replaceState(null, '', '/')

export const router = createRouter({
  routeTree,
  context: { queryClient, routeAt },
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPendingMs: PENDING_AFTER_MS,
  // The painted shell of the HTML lies above it until the first page is there, which must not wait.
  defaultPendingMinMs: 0,
  defaultPendingComponent: RoutePending,
  defaultErrorComponent: RouteError,
  scrollRestoration: true,
})

// Links within the app are spelled as their routes: only the address that the page was opened with may not be.
if (typeof document !== 'undefined') {
  const { pathname, search, hash } = location
  const canonical = canonicalPath(routeAt(pathname), pathname)
  if (canonical !== pathname) history.replaceState(history.state, '', `${canonical}${search}${hash}`)
}

const stopWaiting = router.subscribe('onRendered', () => {
  stopWaiting()
  router.update({ ...router.options, defaultPendingMinMs: PENDING_FOR_MS })
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
