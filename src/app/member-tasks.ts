import { hashKey } from '@tanstack/react-query'
import { api } from '#src/api/client.ts'
import { setResponseValidation } from '#src/api/links.ts'
import { queryClient } from '#src/api/query-client.ts'
import { isValidData, isValidResponse } from '#src/api/response-validation.ts'
import { focusNewPages } from '#src/app/page-focus.ts'
import { retryFailedPages } from '#src/app/retry-on-reconnect.ts'
import { router } from '#src/app/router.ts'
import { sendQueuedChanges } from '#src/app/watch-outbox.ts'
import { session } from '#src/auth/session/session.ts'
import { currentUserQuery, ownOrganizationsQuery, permissionsQuery } from '#src/auth/viewer/viewer.ts'
import { stagesQuery } from '#src/features/releases/releases-query.ts'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { PINNED_RELEASES_KEY } from '#src/offline/query-persistence/query-persister.ts'
import { openTabChannel } from '#src/platform/tab-channel.ts'
import { whenIdle } from '#src/platform/when-idle.ts'
import { subscribeToPush } from '#src/pwa/push/push-subscription.ts'
import { NOTIFICATIONS_POLL_MS, NOTIFICATIONS_READ_CHANNEL } from '#src/shared/page/use-has-unread.ts'
import { storesQuery, WORKSPACE_TEXTS } from '#src/shared/release/release-queries.ts'

/** In silence: what cannot be refreshed now stays as it is until another start. */
const refreshPinnedReleases = () =>
  import('#src/offline/pinned/refresh-pinned-releases.ts')
    .then((fresh) => fresh.refreshPinnedReleases())
    .catch(() => undefined)

const followOtherTab = async ({ key }: StorageEvent) => {
  if (key !== PINNED_RELEASES_KEY && key !== null) return
  // Without its code, no screen shows what is pinned.
  const pinned = await import('#src/offline/pinned/pinned-releases.ts').catch(() => null)
  pinned?.readPinnedReleases()
}

/** Pinned releases are as new as the last start with a network. */
export const watchPinnedReleases = () => {
  window.addEventListener('storage', (event) => void followOtherTab(event))
  if (localStorage.getItem(PINNED_RELEASES_KEY) !== null) void refreshPinnedReleases()
}

const UNREAD = api.notifications.has.queryKey()
const refreshNotifications = () => {
  for (const queryKey of [UNREAD, api.notifications.get.queryKey()]) void queryClient.invalidateQueries({ queryKey })
}

/** A hidden tab does not poll, so it catches up when it is shown again. */
const refreshMissedNotifications = () => {
  const fetchedAt = queryClient.getQueryState(UNREAD)?.dataUpdatedAt ?? Infinity
  if (document.visibilityState === 'visible' && Date.now() - fetchedAt >= NOTIFICATIONS_POLL_MS) refreshNotifications()
}

/** Notifications read in another tab are no longer announced in this one. */
const syncUnreadTabs = () => {
  // Never closed: it is needed as long as the page is open.
  openTabChannel(NOTIFICATIONS_READ_CHANNEL).addEventListener('message', refreshNotifications)
  document.addEventListener('visibilitychange', refreshMissedNotifications)
}

const isShown = (route: '/_member' | '/_member/releases/') =>
  router.state.matches.some(({ routeId }) => routeId === route)

let startedJwt: string | null = null

/** Once per session of a registered user: sends queued changes, prefetches, subscribes to push (access-4). */
const startMemberSession = async () => {
  const { jwt } = session.getState()
  const user = queryClient.getQueryData(currentUserQuery.queryKey)
  if (!isShown('/_member') || user?.completed !== true || jwt === null || jwt === startedJwt) return
  startedJwt = jwt
  sendQueuedChanges()
  // All are looked for on the device first, and so leave in one batch.
  void queryClient.prefetchQuery(api.users.checkNoReleases.queryOptions(undefined, { meta: { offline: true } }))
  if (user.role !== 'SUPERADMIN' && isShown('/_member/releases/')) void queryClient.prefetchQuery(stagesQuery)
  // A release needs the stores, and the next one may be created offline.
  void queryClient.prefetchQuery(storesQuery)
  await subscribeToPush()
}

/** From the list of releases the next step is one of them, so that its code is loaded while the list is read. */
const preloadWorkspace = async () => {
  if (!isShown('/_member/releases/')) return
  await whenIdle()
  const chunk = router.loadRouteChunk(router.routesById['/_member/releases/$releaseId'])
  // What fails to load now is loaded when a release is opened.
  await Promise.allSettled([chunk, loadTexts(...WORKSPACE_TEXTS)])
}

const runTasks = () => {
  void startMemberSession()
  void preloadWorkspace()
}

const OF_VIEWER = new Set(
  [currentUserQuery, ownOrganizationsQuery, permissionsQuery].map(({ queryKey }) => hashKey(queryKey)),
)

/**
 * What the first screen asked for arrives before the schemas do. What it cannot show would load for ever: it is asked for
 * again, and refused this time. The guards may have led the viewer astray with it.
 */
const askAgainForUnreadable = () => {
  const unreadable = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.dataUpdatedAt > performance.timeOrigin })
    .filter(({ queryKey, state }) => !isValidData(queryKey, state.data))
  void queryClient.resetQueries({ predicate: (query) => unreadable.includes(query) })
  if (unreadable.some(({ queryHash }) => OF_VIEWER.has(queryHash))) void router.invalidate()
}

/** Without its code, the next visit begins with the painted shell. */
const startSnapshots = async () => {
  await whenIdle()
  const { takeSnapshots } = await import('#src/app/list-snapshots.ts')
  takeSnapshots()
}

let isStarted = false

/** What the page does beside its screens once somebody is signed in: now, and with every screen that follows. */
export const startMemberTasks = () => {
  if (isStarted) return
  isStarted = true
  setResponseValidation(isValidResponse)
  askAgainForUnreadable()
  focusNewPages()
  watchPinnedReleases()
  syncUnreadTabs()
  retryFailedPages()
  startSnapshots().catch(() => undefined)
  runTasks()
  router.subscribe('onRendered', runTasks)
}
