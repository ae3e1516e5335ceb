import type { QueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '#src/contract/auth.ts'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'

type Context = {
  queryClient: QueryClient
  routeAt: (pathname: string) => string
  afterSignIn: (user: CurrentUser) => Promise<void>
}

export const Route = createRootRouteWithContext<Context>()({ component: Outlet })
