import { watchPinnedReleases } from '#src/offline/pinned/watch-pinned-releases.ts'
import { queryClient } from '#src/api/query-client.ts'
import { refetchFailedQueries } from '#src/app/refetch-failed-queries.ts'
import i18next from 'i18next'
import { syncAppBadge } from '#src/pwa/push/app-badge.ts'
import { handleServiceWorkerMessages } from '#src/app/service-worker-messages.ts'
import { PushOfferBanner, offerPushAfterSubmission } from '#src/pwa/push/push-offer-banner.tsx'
import { addBanner } from '#src/app/shell/banners.ts'
import { writePushLanguage } from '#src/pwa/push/push-device-store.ts'
import { api } from '#src/api/client.ts'
import { openTabChannel } from '#src/platform/tab-channel.ts'
import { NOTIFICATIONS_POLL_MS, NOTIFICATIONS_READ_CHANNEL } from '#src/shared/page/use-has-unread.ts'
import { firstScreenLoaded } from '#src/app/first-screen.ts'
import { InstallBanner, offerInstall } from '#src/pwa/install/install-banner.tsx'
import { syncManifestLanguage } from '#src/pwa/install/manifest-language.ts'
import { StorageBanner } from '#src/offline/storage/storage-banner.tsx'
import { UpdateBanner } from '#src/pwa/update/update-banner.tsx'
import { checkStorage } from '#src/offline/storage/browser-storage.ts'
import { watchMissingChunks } from '#src/pwa/update/missing-chunk.ts'
import { answerUpdateRequests, registerServiceWorker } from '#src/pwa/update/update.ts'
import { preloadOfflineParts } from '#src/app/preload-offline-parts.ts'
import { followColorScheme } from '#src/ui/theme/color-scheme.ts'

const reload = () => window.location.reload()

/** The first worker fetches the whole build: it does not compete with the first screen for the network. */
const startWorkerInBackground = async () => {
  if (navigator.serviceWorker?.controller === null) await firstScreenLoaded()
  await registerServiceWorker(reload)
}

/** Everything that makes a page an app of the device it runs on. */
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
  // Without a worker Liner is a page like any other.
  startWorkerInBackground().catch(() => undefined)
}

const UNREAD = api.notifications.has.queryKey()
const look = () => {
  for (const queryKey of [UNREAD, api.notifications.get.queryKey()]) void queryClient.invalidateQueries({ queryKey })
}

/** Nobody is asked while a tab is hidden: whoever comes back to it is told at once what was missed. */
const makeUpFor = () => {
  const askedAt = queryClient.getQueryState(UNREAD)?.dataUpdatedAt ?? Infinity
  if (document.visibilityState === 'visible' && Date.now() - askedAt >= NOTIFICATIONS_POLL_MS) look()
}

/** What was seen in another tab is not announced here any longer, and what happened meanwhile is. */
const syncUnreadTabs = () => {
  // Open for as long as the page is.
  openTabChannel(NOTIFICATIONS_READ_CHANNEL).addEventListener('message', look)
  document.addEventListener('visibilitychange', makeUpFor)
}

const storePushLanguage = () => void writePushLanguage(i18next.resolvedLanguage ?? 'en')

/** Everything a page does for the messages that arrive while nobody looks at it. */
const watchPush = () => {
  storePushLanguage()
  i18next.on('languageChanged', storePushLanguage)
  handleServiceWorkerMessages()
  syncAppBadge()
  syncUnreadTabs()
  offerPushAfterSubmission()
  addBanner(PushOfferBanner)
}

/** What a page does beside its screens, in one chunk that comes after the first of them. */
export const startBackgroundTasks = () => {
  watchDevice()
  watchPush()
  watchPinnedReleases()
  refetchFailedQueries()
  preloadOfflineParts()
}
