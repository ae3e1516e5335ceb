import { watchDevice } from '#src/app/device/watch-device.ts'
import { watchPush } from '#src/app/push/watch-push.ts'
import { watchKeptReleases } from '#src/app/watch-kept-releases.ts'
import { watchReach } from '#src/app/watch-reach.ts'

/** What a page does beside its screens, in one chunk that comes after the first of them. */
export const watchBrowser = () => {
  watchDevice()
  watchPush()
  watchKeptReleases()
  watchReach()
}
