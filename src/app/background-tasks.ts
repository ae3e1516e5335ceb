import i18next from 'i18next'
import { api } from '#src/api/client.ts'
import { queryClient } from '#src/api/query-client.ts'
import { firstScreenLoaded } from '#src/app/first-screen.ts'
import { router } from '#src/app/router.ts'
import { sendQueuedChanges } from '#src/app/watch-outbox.ts'
import { currentUserQuery } from '#src/auth/viewer/viewer.ts'
import { subscribeToPush } from '#src/pwa/push/push-subscription.ts'
import { storesQuery, WORKSPACE_TEXTS } from '#src/shared/release/release-queries.ts'
import { handleServiceWorkerMessages } from '#src/app/service-worker-messages.ts'
import { addBanner } from '#src/app/shell/banners.ts'
import { session } from '#src/auth/session/session.ts'
import { StorageBanner } from '#src/offline/storage/storage-banner.tsx'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { whenIdle } from '#src/platform/when-idle.ts'
import { checkStorage } from '#src/offline/storage/browser-storage.ts'
import { openTabChannel } from '#src/platform/tab-channel.ts'
import { InstallBanner, offerInstall } from '#src/pwa/install/install-banner.tsx'
import { syncManifestLanguage } from '#src/pwa/install/manifest-language.ts'
import { syncAppBadge } from '#src/pwa/push/app-badge.ts'
import { writePushLanguage } from '#src/pwa/push/push-device-store.ts'
import { offerPushAfterSubmission, PushOfferBanner } from '#src/pwa/push/push-offer-banner.tsx'
import { watchMissingChunks } from '#src/pwa/update/missing-chunk.ts'
import { answerUpdateRequests, registerServiceWorker } from '#src/pwa/update/update.ts'
import { UpdateBanner } from '#src/pwa/update/update-banner.tsx'
import { NOTIFICATIONS_POLL_MS, NOTIFICATIONS_READ_CHANNEL } from '#src/shared/page/use-has-unread.ts'
import { preloadToasts } from '#src/ui/toast.tsx'
import { PINNED_RELEASES_KEY } from '#src/offline/query-persistence/query-persister.ts'

/** In silence: what cannot be refreshed now stays as it is until another start. */
const refreshPinnedReleases = async () => {
  const fresh = await import('#src/offline/pinned/refresh-pinned-releases.ts')
  await fresh.refreshPinnedReleases().catch(() => undefined)
}

const followOtherTab = async ({ key }: StorageEvent) => {
  if (key !== PINNED_RELEASES_KEY && key !== null) return
  const { readPinnedReleases } = await import('#src/offline/pinned/pinned-releases.ts')
  readPinnedReleases()
}

/** Pinned releases are as new as the last start with a network. */
export const watchPinnedReleases = () => {
  window.addEventListener('storage', (event) => void followOtherTab(event))
  if (localStorage.getItem(PINNED_RELEASES_KEY) !== null) void refreshPinnedReleases()
}

const paintBrowserFrame = () => {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--color-paper').trim()
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = paper
}

/** The browser's frame follows the scheme chosen here, which may not be the system's. */
const followColorScheme = () => {
  paintBrowserFrame()
  new MutationObserver(paintBrowserFrame).observe(document.documentElement, {
    attributeFilter: ['data-mantine-color-scheme'],
  })
}

const reload = () => window.location.reload()

/** The first worker fetches the whole build, and must not compete with the first screen for the network. */
const startServiceWorker = async () => {
  if (navigator.serviceWorker?.controller === null) await firstScreenLoaded()
  await registerServiceWorker(reload)
}

/** Everything that makes the page an app of the device. */
const watchDevice = () => {
  followColorScheme()
  syncManifestLanguage()
  watchMissingChunks(reload)
  answerUpdateRequests()
  offerInstall()
  addBanner(StorageBanner)
  addBanner(UpdateBanner)
  addBanner(InstallBanner)
  void checkStorage()
  // A browser may refuse the worker. Liner then works online only.
  startServiceWorker().catch(() => undefined)
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

const storePushLanguage = () => void writePushLanguage(i18next.resolvedLanguage ?? 'en')

const watchPush = () => {
  storePushLanguage()
  i18next.on('languageChanged', storePushLanguage)
  handleServiceWorkerMessages()
  syncAppBadge()
  syncUnreadTabs()
  offerPushAfterSubmission()
  addBanner(PushOfferBanner)
}

let startedJwt: string | null = null

/** Once per session of a registered user: sends queued changes, prefetches, subscribes to push (spec 1, section 4). */
const startMemberSession = async () => {
  const { jwt } = session.getState()
  const user = queryClient.getQueryData(currentUserQuery.queryKey)
  const isMemberPage = router.state.matches.some(({ routeId }) => routeId === '/_member')
  if (!isMemberPage || user?.completed !== true || jwt === null || jwt === startedJwt) return
  startedJwt = jwt
  sendQueuedChanges()
  void queryClient.prefetchQuery(api.users.checkNoReleases.queryOptions())
  // A release needs the stores, and the next one may be created offline.
  void queryClient.prefetchQuery(storesQuery)
  await subscribeToPush()
}

/** A member's screen is shown: its guard has found out who they are. */
const watchMemberSession = () => {
  void startMemberSession()
  router.subscribe('onRendered', () => void startMemberSession())
}

/** From the list of releases the next step is one of them, so that its code is loaded while the list is read. */
const preloadWorkspace = async () => {
  if (!router.state.matches.some(({ routeId }) => routeId === '/_member/releases/')) return
  await whenIdle()
  const chunk = router.loadRouteChunk(router.routesById['/_member/releases/$releaseId'])
  // What fails to load now is loaded when a release is opened.
  await Promise.allSettled([chunk, loadTexts(...WORKSPACE_TEXTS)])
}

/** Loads what is likely to be wanted next. */
const watchNextScreen = () => {
  void preloadWorkspace()
  router.subscribe('onRendered', () => void preloadWorkspace())
}

const MEMBER_PARTS = [
  () => import('#src/offline/query-persistence/data-age-line.tsx'),
  () => import('#src/app/outbox-entry.ts'),
  () => import('#src/features/outbox/outbox-banner.tsx'),
]

/** A server that does not answer holds every connection of the browser soon: then these parts would wait as well. */
const PRELOAD_AFTER_MS = 1000

const preloadOfflineParts = async () => {
  await firstScreenLoaded(PRELOAD_AFTER_MS)
  const parts = session.getState().jwt === null ? [preloadToasts] : [preloadToasts, ...MEMBER_PARTS]
  // A part that fails to load now is loaded again when it is shown.
  await Promise.allSettled(parts.map((load) => load()))
}

/** Loads what is shown offline: on a first visit no worker has it yet. */
const watchOfflineParts = () => {
  void preloadOfflineParts()
  session.subscribe(() => void preloadOfflineParts())
}

/** What the page does beside its screens, in one chunk that is loaded after the first of them. */
export const startBackgroundTasks = () => {
  watchDevice()
  watchPush()
  watchPinnedReleases()
  watchOfflineParts()
  watchMemberSession()
  watchNextScreen()
}
