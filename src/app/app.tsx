import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { queryClient } from '#src/api/query-client.ts'
import { leaveOverlay, watchApi } from '#src/app/api-outcomes.ts'
import { watchOutbox } from '#src/app/watch-outbox.ts'
import { router } from '#src/app/router.ts'
import { persistQueries, clearPersistedQueries } from '#src/offline/query-persistence/query-persister.ts'
import { LoaderOverlay } from '#src/ui/loader-overlay.tsx'
import { theme } from '#src/ui/theme/theme.ts'
import { Toasts } from '#src/ui/toast.tsx'
import { safePath } from '#src/domain/navigation/safe-path.ts'
import {
  syncSessionTabs,
  session,
  clearSessionEnd,
  wasEndedByServer,
  isSessionEndShown,
} from '#src/auth/session/session.ts'
import { setSignOutDevice } from '#src/auth/sign-out/sign-out.ts'
import { withTimeout } from '#src/platform/with-timeout.ts'
import { RECENT_CHOICES } from '#src/shared/picker/recent-choices.ts'

/** Who one is and what one may do where stays with the same person: without it nothing opens offline. */
const forgetAnswers = async () => {
  try {
    const { clearPersistedAnswers } = await import('#src/offline/query-persistence/persisted-queries.ts')
    await clearPersistedAnswers()
  } catch {
    // Rather all of it than what belongs to another organization.
    await clearPersistedQueries()
  }
}

/** Files on their way belong to the one who picked them: their drafts keep them. */
const stopUploads = async () => {
  const { forgetUploads } = await import('#src/shared/upload/upload-queue.ts')
  forgetUploads()
}

const forgetKeptPictures = async () => {
  await (await import('#src/offline/pinned/pinned-releases.ts')).clearPinnedReleases()
}

/** What the app is made of is everybody's; any other cache was filled for somebody. */
const dropRuntimeCaches = async () => {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => !name.includes('precache')).map((name) => caches.delete(name)))
}

const closeNotifications = async () => {
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
}

const clearBadge = async () => navigator.clearAppBadge()

/** They know their organization, and wait for it while another one is chosen. */
const forgetRecentChoices = async () => {
  if (session.getState().jwt === null) localStorage.removeItem(RECENT_CHOICES)
}

/** Whoever works for another organization is still the same person, told on the same device. */
const leaveDevice = async () => {
  if (session.getState().jwt !== null) return
  const { endSubscription } = await import('#src/pwa/push/push-subscription.ts')
  await endSubscription()
  const { deleteInstallation } = await import('#src/pwa/push/delete-installation.ts')
  await deleteInstallation()
}

const STEPS = [
  leaveDevice,
  forgetKeptPictures,
  forgetRecentChoices,
  stopUploads,
  dropRuntimeCaches,
  closeNotifications,
  clearBadge,
]

/** A part of the browser that never answers holds back nobody: its step goes on behind what comes next. */
const STEP_MS = 1000

/** Nothing of one person or organization is left for the next, whatever the browser lacks; drafts and saved views stay their owner's. */
const purge = async ({ keepsIdentity = false } = {}): Promise<void> => {
  const steps = [keepsIdentity ? forgetAnswers : clearPersistedQueries, ...STEPS]
  await Promise.allSettled(steps.map((step) => withTimeout(STEP_MS, step())))
}

/** Goes by the address, which is known before its page is loaded. */
const isAt = (routeId: string) =>
  router.getMatchedRoutes(router.state.location.pathname)[0].some(({ id }) => id === routeId)

const leave = async () => {
  const isEnded = wasEndedByServer()
  isSessionEndShown.setState(isEnded)
  // Whoever comes to the sign-in with a session that has ended is on the way to where they were going already. Whoever
  // signs out is done: the next person starts at home.
  const back = isEnded ? { redirect: router.state.location.href } : {}
  await router.navigate({ to: '/login', search: isAt('/_public/login') ? true : back })
  queryClient.clear()
  await purge()
}

/** From the sign-in, in whichever tab it was, to where the person was going, or home. */
const enter = () => {
  clearSessionEnd()
  void queryClient.invalidateQueries()
  if (!isAt('/_public')) return
  const { redirect } = router.state.location.search
  router.history.replace(safePath(redirect ?? '') ?? '/')
}

const reload = async (keepsIdentity: boolean) => {
  await queryClient.cancelQueries()
  // Before the stores are cleared, which takes longer than a paint: what is shown belongs to the old organization.
  // What is being fetched by now is asked for the new one: it goes on.
  for (const query of queryClient.getQueryCache().getAll())
    if (query.state.fetchStatus === 'idle') query.reset()
    else query.setState({ data: undefined, dataUpdatedAt: 0, status: 'pending' })
  await purge({ keepsIdentity })
  await queryClient.refetchQueries({ type: 'active' })
  await router.invalidate()
}

/** The one place that follows the session: nothing of one person or organization is left for the next. */
const watchSession = () => {
  syncSessionTabs()
  // Neither is on the way to the first screen.
  setSignOutDevice({
    readDeviceToken: () => import('#src/pwa/push/push-device-store.ts').then((device) => device.readDeviceToken()),
    discardFormDrafts: () => import('#src/offline/drafts/drafts.ts').then((drafts) => drafts.discardFormDrafts()),
  })
  session.subscribe((now, before) => {
    const isAnother = before.organizationId !== null && now.organizationId !== before.organizationId
    if (before.jwt === null && now.jwt !== null) enter()
    else if (before.jwt !== null && now.jwt === null) void leave()
    else if (now.jwt !== before.jwt || isAnother)
      // One that was cleared, because a call was refused there, may be no longer theirs: that is asked anew.
      void reload(now.jwt === before.jwt && now.organizationId !== null)
  })
}

persistQueries()
watchApi()
watchSession()
watchOutbox()

export const App = () => (
  // Its variables stand in a sheet of ours: a page that writes no styles needs no leave to.
  <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <LoaderOverlay onLeave={leaveOverlay} />
      <Toasts />
    </QueryClientProvider>
  </MantineProvider>
)
