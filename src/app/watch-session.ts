import { queryClient } from '#src/api/query-client.ts'
import { purge } from '#src/app/purge.ts'
import { router } from '#src/app/router.ts'
import { safePath } from '#src/domain/navigation/safe-path.ts'
import { syncSessionTabs } from '#src/auth/session/sync-session-tabs.ts'
import { setSignOutDevice } from '#src/auth/sign-out/sign-out.ts'
import { session } from '#src/auth/session/session.ts'
import { clearSessionEnd, wasEndedByServer, isSessionEndShown } from '#src/auth/session/session-end.ts'

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
export const watchSession = () => {
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
