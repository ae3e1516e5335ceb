import { createRouter } from '@tanstack/react-router'
import { queryClient } from '#src/api/query-client.ts'
import { RouteError, RoutePending } from '#src/app/route-fallbacks.tsx'
import { routeTree } from '#src/app/route-tree.gen.ts'
import { isDecodable } from '#src/domain/navigation/route-guard.ts'
import { parseSearch, stringifySearch } from '#src/app/search-params.ts'

const PENDING_AFTER_MS = 300

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
  defaultPendingComponent: RoutePending,
  defaultErrorComponent: RouteError,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
