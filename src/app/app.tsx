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
  isSessionEndShown,
} from '#src/auth/session/session.ts'
import { setSignOutDevice } from '#src/auth/sign-out/sign-out.ts'
import { currentUserQuery, ownOrganizationsQuery } from '#src/auth/viewer/viewer.ts'
import { safePath } from '#src/domain/navigation/route-guard.ts'
import { persistQueries, clearPersistedQueries } from '#src/offline/query-persistence/query-persister.ts'
import { withTimeout } from '#src/platform/with-timeout.ts'
import { LoaderOverlay } from '#src/ui/loader-overlay.tsx'
import { theme } from '#src/ui/theme/theme.ts'
import { Toasts } from '#src/ui/toast.tsx'

/** The user, the own organizations and the permissions stay: without them nothing opens offline. */
const clearAnswers = async () => {
  try {
    const { clearPersistedAnswers } = await import('#src/offline/query-persistence/persisted-queries.ts')
    await clearPersistedAnswers()
  } catch {
    // Nothing of the previous organization may stay, so everything goes.
    await clearPersistedQueries()
  }
}

/** The drafts of the user hold the files, so that an upload can start again. */
const stopUploads = async () => {
  const { forgetUploads } = await import('#src/shared/upload/upload-queue.ts')
  forgetUploads()
}

const unpinReleases = async () => {
  const { clearPinnedReleases } = await import('#src/offline/pinned/pin-release.ts')
  await clearPinnedReleases()
}

/** The precache holds the build, which is the same for everybody. All other caches hold data of a user. */
const dropRuntimeCaches = async () => {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !name.includes('precache')).map((name) => caches.delete(name)))
}

const closeNotifications = async () => {
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
}

const clearBadge = async () => navigator.clearAppBadge()

/** Each choice names its organization, so a switch of organization leaves them. */
const clearRecentChoices = async () => {
  if (session.getState().jwt !== null) return
  const { forgetRecent } = await import('#src/shared/picker/recent-choices.ts')
  forgetRecent()
}

/** After a switch of organization, push messages still go to the same user on the same device. */
const endPush = async () => {
  if (session.getState().jwt !== null) return
  const { deleteInstallation, endSubscription } = await import('#src/pwa/push/push-subscription.ts')
  await endSubscription()
  await deleteInstallation()
}

const PURGE_STEPS = [
  endPush,
  unpinReleases,
  clearRecentChoices,
  stopUploads,
  dropRuntimeCaches,
  closeNotifications,
  clearBadge,
]

/** Some browser APIs never answer, or fail. The purge then goes on without that step. */
const PURGE_STEP_MS = 1000

/** Deletes what belongs to one user or organization, except drafts and saved views, which name their owner. */
const purge = async ({ keepsIdentity = false } = {}): Promise<void> => {
  const steps = [keepsIdentity ? clearAnswers : clearPersistedQueries, ...PURGE_STEPS]
  await Promise.allSettled(steps.map((step) => withTimeout(PURGE_STEP_MS, step())))
}

/** Compares the address, which changes before its page is loaded. */
const isAt = (routeId: string) =>
  router.getMatchedRoutes(router.state.location.pathname)[0].some(({ id }) => id === routeId)

const handleSignOut = async () => {
  const isEnded = wasEndedByServer()
  isSessionEndShown.setState(isEnded)
  // Only an ended session returns to its page. After a sign-out, the next user starts at home.
  const search = isEnded ? { redirect: router.state.location.href } : {}
  // On the sign-in page, the address names that page already.
  await router.navigate({ to: '/login', search: isAt('/_public/login') ? true : search })
  queryClient.clear()
  await purge()
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
  await purge({ keepsIdentity })
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
    const isSwitched = before.organizationId !== null && now.organizationId !== before.organizationId
    if (before.jwt === null && now.jwt !== null) handleSignIn()
    else if (before.jwt !== null && now.jwt === null) void handleSignOut()
    else if (now.jwt !== before.jwt || isSwitched)
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
