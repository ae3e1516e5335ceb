import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { keptBy, type KeptRelease, keptReleases } from '#src/offline/kept-releases/kept-release.ts'
import { useSession } from '#src/session/use-session.ts'
import { useStored } from '#src/ui/store.ts'

/** The releases that this person keeps on this device, of where they work. */
export const useKeptReleases = (): KeptRelease[] => {
  const releases = useStored(keptReleases)
  const userId = useCurrentUser()?.id ?? ''
  const organizationId = useSession((session) => session.organizationId) ?? ''
  return keptBy(releases, { userId, organizationId })
}
