import { keepRelease, letGoOfRelease } from '#src/catalogue/kept-releases/keep-release.ts'
import { apiError } from '#src/api/errors.ts'
import { loadViewer } from '#src/auth/viewer/viewer.ts'
import { keptBy, keptReleases } from '#src/offline/kept-releases/kept-release.ts'
import { hasLocks } from '#src/offline/locks.ts'
import { session } from '#src/session/session.ts'

const GOOD_FOR_MS = 60 * 60_000
const LOCK = 'liner-keep-fresh'

const readAnew = async (): Promise<void> => {
  const { user } = await loadViewer()
  const owner = { userId: user.id, organizationId: session.getState().organizationId ?? '' }
  const stale = keptBy(keptReleases.get(), owner).filter(({ readAt }) => Date.now() - readAt > GOOD_FOR_MS)
  for (const kept of stale) {
    // Somebody else works here by now, or the network went: the rest has its turn at the next start.
    if (session.getState().organizationId !== (owner.organizationId || null) || !navigator.onLine) return
    try {
      await keepRelease(kept.releaseId)
    } catch (error) {
      if (apiError(error)?.code === 'NOT_FOUND') await letGoOfRelease(kept)
    }
  }
}

/** Reads what is kept anew, one release after another, each at most once an hour, and in one tab only. */
export const keepFresh = async (): Promise<void> => {
  if (session.getState().jwt === null || !navigator.onLine) return
  if (!(await hasLocks())) return readAnew()
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock !== null) await readAnew()
  })
}
