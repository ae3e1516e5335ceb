import { queryClient } from '#src/api/query-client.ts'
import { router } from '#src/app/router.ts'
import { session } from '#src/auth/session/session.ts'
import { prefetchViewer } from '#src/auth/viewer/viewer.ts'

/** The viewer and the list in the address are asked for together; the guards and loaders of the routes find them. */
export const prefetchFirstScreen = () => {
  if (session.getState().jwt === null) return
  prefetchViewer()
  for (const { context } of router.matchRoutes(router.latestLocation))
    if ('listQuery' in context) void queryClient.prefetchQuery(context.listQuery)
}

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
      if (router.state.resolvedLocation !== undefined && queryClient.isFetching() === 0) end()
    }
    const timer = setTimeout(end, timeoutMs)
    const unsubscribes = [router.subscribe('onRendered', check), queryClient.getQueryCache().subscribe(check)]
    check()
  })
