import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'

type Context = {
  queryClient: QueryClient
  routeAt: (pathname: string) => string
}

export const Route = createRootRouteWithContext<Context>()({ component: Outlet })
