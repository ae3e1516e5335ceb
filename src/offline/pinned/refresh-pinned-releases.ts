import { apiError } from '#src/api/errors.ts'
import { rememberOwner } from '#src/auth/session/remember-owner.ts'
import { session } from '#src/auth/session/session.ts'
import { loadViewer } from '#src/auth/viewer/viewer.ts'
import { pinRelease, unpinRelease } from '#src/offline/pinned/pin-release.ts'
import { pinnedBy, pinnedReleases } from '#src/offline/pinned/pinned-releases.ts'
import { hasWebLocks } from '#src/platform/web-locks.ts'

const GOOD_FOR_MS = 60 * 60_000
const LOCK = 'liner-keep-fresh'

const refreshStale = async (): Promise<void> => {
  const isSameOwner = rememberOwner()
  const { user } = await loadViewer()
  const owner = { userId: user.id, organizationId: session.getState().organizationId ?? '' }
  const stale = pinnedBy(pinnedReleases.getState(), owner).filter(({ readAt }) => Date.now() - readAt > GOOD_FOR_MS)
  for (const release of stale) {
    // The session or organization changed, or the network is gone: the others are refreshed at the next start.
    if (!isSameOwner() || !navigator.onLine) return
    try {
      await pinRelease(release.releaseId)
    } catch (error) {
      // After any other failure the release stays as it was stored.
      if (apiError(error)?.code === 'NOT_FOUND') await unpinRelease(release)
    }
  }
}

/** Refreshes the pinned releases one after another, each at most once an hour, and in one tab only. */
export const refreshPinnedReleases = async (): Promise<void> => {
  if (session.getState().jwt === null || !navigator.onLine) return
  if (!(await hasWebLocks())) return refreshStale()
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await refreshStale()
  })
}
