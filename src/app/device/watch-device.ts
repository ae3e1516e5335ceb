import { firstScreenLoaded } from '#src/app/device/first-screen.ts'
import { InstallBanner } from '#src/app/device/install-banner.tsx'
import { offerInstall } from '#src/app/device/install-offer.ts'
import { followLanguageWithManifest } from '#src/app/device/manifest-link.ts'
import { StorageBanner } from '#src/app/device/storage-banner.tsx'
import { UpdateBanner } from '#src/app/device/update-banner.tsx'
import { addBanner } from '#src/app/shell/banners.ts'
import { checkStorage } from '#src/offline/check-storage.ts'
import { watchMissingChunks } from '#src/pwa/missing-chunk.ts'
import { answerOtherTabs, startWorker } from '#src/pwa/update.ts'
import { followColorScheme } from '#src/ui/theme/theme-color.ts'

const reload = () => window.location.reload()

/** The first worker fetches the whole build: it does not compete with the first screen for the network. */
const startWorkerInBackground = async () => {
  if (navigator.serviceWorker?.controller === null) await firstScreenLoaded()
  await startWorker(reload)
}

/** Everything that makes a page an app of the device it runs on. */
export const watchDevice = () => {
  followColorScheme()
  followLanguageWithManifest()
  watchMissingChunks(reload)
  answerOtherTabs()
  offerInstall()
  addBanner(StorageBanner)
  addBanner(UpdateBanner)
  addBanner(InstallBanner)
  void checkStorage()
  // Without a worker Liner is a page like any other.
  startWorkerInBackground().catch(() => undefined)
}
