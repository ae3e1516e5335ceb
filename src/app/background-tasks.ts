import { watchDevice } from '#src/app/watch-device.ts'
import { watchPush } from '#src/app/watch-push.ts'
import { watchPinnedReleases } from '#src/offline/pinned/watch-pinned-releases.ts'
import { refetchFailedQueries } from '#src/app/refetch-failed-queries.ts'

/** What a page does beside its screens, in one chunk that comes after the first of them. */
export const startBackgroundTasks = () => {
  watchDevice()
  watchPush()
  watchPinnedReleases()
  refetchFailedQueries()
}
