import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { pinnedBy, type PinnedRelease, pinnedReleases } from '#src/offline/pinned/pinned-releases.ts'
import { useSession } from '#src/auth/session/use-session.ts'
import { useStore } from 'zustand'

/** The releases that this person keeps on this device, of where they work. */
export const usePinnedReleases = (): PinnedRelease[] => {
  const releases = useStore(pinnedReleases)
  const userId = useCurrentUser()?.id ?? ''
  const organizationId = useSession((session) => session.organizationId) ?? ''
  return pinnedBy(releases, { userId, organizationId })
}
