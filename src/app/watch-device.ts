import { firstScreenLoaded } from '#src/app/first-screen.ts'
import { InstallBanner } from '#src/pwa/install/install-banner.tsx'
import { offerInstall } from '#src/pwa/install/install-offer.ts'
import { syncManifestLanguage } from '#src/pwa/install/manifest-language.ts'
import { StorageBanner } from '#src/offline/storage/storage-banner.tsx'
import { UpdateBanner } from '#src/pwa/update/update-banner.tsx'
import { addBanner } from '#src/app/shell/banners.ts'
import { checkStorage } from '#src/offline/storage/check-storage.ts'
import { watchMissingChunks } from '#src/pwa/update/missing-chunk.ts'
import { answerUpdateRequests, registerServiceWorker } from '#src/pwa/update/update.ts'
import { followColorScheme } from '#src/ui/theme/theme-color.ts'

const reload = () => window.location.reload()

/** The first worker fetches the whole build: it does not compete with the first screen for the network. */
const startWorkerInBackground = async () => {
  if (navigator.serviceWorker?.controller === null) await firstScreenLoaded()
  await registerServiceWorker(reload)
}

/** Everything that makes a page an app of the device it runs on. */
export const watchDevice = () => {
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
