import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { queryClient } from '#src/api/query-client.ts'
import { dismissOverlay, handleApiResponses } from '#src/app/api-responses.ts'
import { router } from '#src/app/router.ts'
import { watchOutbox } from '#src/app/watch-outbox.ts'
import {
  syncSessionTabs,
  session,
  clearSessionEnd,
  wasEndedByServer,
  isOrganizationSwitched,
  isSessionEndShown,
  isSignedOutHere,
} from '#src/auth/session/session.ts'
import { setSignOutDevice } from '#src/auth/sign-out/sign-out.ts'
import { currentUserQuery, ownOrganizationsQuery } from '#src/auth/viewer/viewer.ts'
import { safePath } from '#src/domain/navigation/route-guard.ts'
import { persistQueries, clearPersistedQueries } from '#src/offline/query-persistence/query-persister.ts'
import { withTimeout } from '#src/platform/with-timeout.ts'
import { discardSnapshots } from '#src/start/discard-snapshots.ts'
import { LoaderOverlay } from '#src/ui/loader-overlay.tsx'
import { theme } from '#src/ui/theme/theme.ts'
import { Toasts } from '#src/ui/toast.tsx'

const PURGE_CODE_MS = 1000

/** Its code is loaded with the first screen of a session (`background-tasks.ts`). Without it, the answers go at least. */
const purge = async (keepsIdentity = false): Promise<void> => {
  discardSnapshots()
  const clear = () => clearPersistedQueries().catch(() => undefined)
  // Before that code comes: what is asked for from here on must not be found in storage.
  const clearing = keepsIdentity ? null : clear()
  try {
    const code = await withTimeout(PURGE_CODE_MS, import('#src/app/purge.ts'))
    await code.purge(keepsIdentity)
  } catch {
    await clear()
  }
  await clearing
}

/** Compares the address, which changes before its page is loaded. */
const isAt = (routeId: string) =>
  router.getMatchedRoutes(router.state.location.pathname)[0].some(({ id }) => id === routeId)

const handleSignOut = async () => {
  const isEnded = wasEndedByServer()
  isSessionEndShown.setState(isEnded)
  isSignedOutHere.setState(!isEnded)
  // Only an ended session returns to its page. After a sign-out, the next user starts at home.
  const search = isEnded ? { redirect: router.state.location.href } : {}
  // Not after the navigation: it waits for the code of the sign-in page, which a silent server never sends.
  const purging = purge()
  // On the sign-in page, the address names that page already.
  await router.navigate({ to: '/login', search: isAt('/_public/login') ? true : search })
  queryClient.clear()
  await purging
  // Again for what the last screen has stored meanwhile.
  if (session.getState().jwt === null) await purge()
}

/** Leaves the sign-in page, in every tab, for the page in `redirect` or for home. */
const handleSignIn = () => {
  clearSessionEnd()
  // A call that left without a token must not answer for this session.
  void queryClient.cancelQueries()
  void queryClient.invalidateQueries()
  if (!isAt('/_public')) return
  const { redirect } = router.state.location.search
  router.history.replace(safePath(redirect ?? '') ?? '/')
}

const handleSwitch = async (keepsIdentity: boolean) => {
  await queryClient.cancelQueries()
  // The screen must not show data of the previous organization while the stores are cleared. Queries that are
  // fetching by now ask for the new organization, so they go on.
  const cache = queryClient.getQueryCache()
  // They are the same in every organization: without them, the sidebar would go and come back.
  const identity = [currentUserQuery, ownOrganizationsQuery].map(({ queryKey }) => cache.find({ queryKey }))
  for (const query of cache.getAll())
    if (keepsIdentity && identity.includes(query)) continue
    else if (query.state.fetchStatus === 'idle') query.reset()
    else query.setState({ data: undefined, dataUpdatedAt: 0, status: 'pending' })
  await purge(keepsIdentity)
  await queryClient.refetchQueries({ type: 'active' })
  await router.invalidate()
}

/** Reacts to every change of the session, in this tab or another. */
const watchSession = () => {
  syncSessionTabs()
  // Imported on demand: the first screen needs neither.
  setSignOutDevice({
    readDeviceToken: () => import('#src/pwa/push/push-device-store.ts').then((device) => device.readDeviceToken()),
    discardFormDrafts: () => import('#src/offline/drafts/drafts.ts').then((drafts) => drafts.discardFormDrafts()),
  })
  session.subscribe((now, before) => {
    if (before.jwt === null && now.jwt !== null) handleSignIn()
    else if (before.jwt !== null && now.jwt === null) void handleSignOut()
    else if (now.jwt !== before.jwt || isOrganizationSwitched(before, now))
      // After a refused call the organization is cleared, and the permissions must be fetched again.
      void handleSwitch(now.jwt === before.jwt && now.organizationId !== null)
  })
}

persistQueries()
handleApiResponses()
watchSession()
watchOutbox()

export const App = () => (
  // Mantine's variables are in our own style sheet, because the content security policy forbids inline styles.
  <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <LoaderOverlay onLeave={dismissOverlay} />
      <Toasts />
    </QueryClientProvider>
  </MantineProvider>
)
