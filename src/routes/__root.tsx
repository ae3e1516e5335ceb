import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { awaitStyles } from '#src/pwa/update/failed-styles.ts'

type Context = {
  queryClient: QueryClient
  routeAt: (pathname: string) => string
}

export const Route = createRootRouteWithContext<Context>()({ beforeLoad: awaitStyles, component: Outlet })
