import { createRouter } from '@tanstack/react-router'
import { queryClient } from '#src/api/query-client.ts'
import { RouteError } from '#src/app/route-error.tsx'
import { RoutePending } from '#src/app/route-pending.tsx'
import { routeTree } from '#src/app/route-tree.gen.ts'

const PENDING_AFTER_MS = 300

export const router = createRouter({
  routeTree,
  context: { queryClient },
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
