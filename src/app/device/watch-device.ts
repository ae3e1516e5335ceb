import { InstallBanner } from '#src/app/device/install-banner.tsx'
import { offerInstall } from '#src/app/device/install-offer.ts'
import { UpdateBanner } from '#src/app/device/update-banner.tsx'
import { addBanner } from '#src/app/shell/banners.ts'
import { watchMissingChunks } from '#src/pwa/missing-chunk.ts'
import { answerOtherTabs, startWorker } from '#src/pwa/update.ts'
import { followColorScheme } from '#src/ui/theme/theme-color.ts'

const reload = () => window.location.reload()

/** Everything that makes a page an app of the device it runs on. */
export const watchDevice = () => {
  followColorScheme()
  watchMissingChunks(reload)
  answerOtherTabs()
  offerInstall()
  addBanner(UpdateBanner)
  addBanner(InstallBanner)
  void startWorker(reload)
}
