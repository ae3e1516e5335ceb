import { z } from '#src/contract/zod.ts'
import { PINNED_RELEASES_KEY } from '#src/offline/query-persistence/query-persister.ts'
import { NewerVersionError } from '#src/offline/storage/storage-health.ts'
import { createStore } from 'zustand/vanilla'
import { clearPictures } from '#src/offline/query-persistence/persisted-pictures.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { useSession } from '#src/auth/session/session.ts'
import { useStore } from 'zustand'

const VERSION = 1
const pinnedRelease = z.object({
  /** Whose it is, and where: nobody else is shown it. */
  userId: z.string(),
  organizationId: z.string(),
  releaseId: z.string(),
  title: z.string(),
  tracks: z.int(),
  /** When all of it was last read, in milliseconds. */
  readAt: z.number(),
  /** The pictures that came with it, and what they weigh. */
  pictures: z.array(z.string()),
  bytes: z.int(),
})
export type PinnedRelease = z.output<typeof pinnedRelease>
export type PinOwner = Pick<PinnedRelease, 'userId' | 'organizationId'>

const record = z.object({ version: z.literal(VERSION), releases: z.array(pinnedRelease) })
const versioned = z.object({ version: z.number() })
const NONE: readonly PinnedRelease[] = []

const parsed = (): unknown => {
  try {
    return JSON.parse(localStorage.getItem(PINNED_RELEASES_KEY) ?? 'null')
  } catch {
    // No JSON: nothing is pinned.
    return null
  }
}
const read = (): readonly PinnedRelease[] => record.safeParse(parsed()).data?.releases ?? NONE

/** Which releases are kept in this browser, whoever keeps them; follows this tab, and others once they are followed. */
export const pinnedReleases = createStore<readonly PinnedRelease[]>(() => read())
export const readPinnedReleases = () => pinnedReleases.setState(read(), true)

const write = (releases: readonly PinnedRelease[]) => {
  if ((versioned.safeParse(parsed()).data?.version ?? VERSION) > VERSION) throw new NewerVersionError()
  if (releases.length === 0) localStorage.removeItem(PINNED_RELEASES_KEY)
  else localStorage.setItem(PINNED_RELEASES_KEY, JSON.stringify({ version: VERSION, releases }))
  readPinnedReleases()
}

const isOf = (owner: PinOwner) => (kept: PinnedRelease) =>
  kept.userId === owner.userId && kept.organizationId === owner.organizationId
const isSame = (one: PinnedRelease) => (other: PinnedRelease) => isOf(one)(other) && one.releaseId === other.releaseId

/** The releases of one person in one organization, by title. */
export const pinnedBy = (releases: readonly PinnedRelease[], owner: PinOwner): PinnedRelease[] =>
  releases.filter(isOf(owner)).toSorted((a, b) => a.title.localeCompare(b.title))

export const addPinnedRelease = (kept: PinnedRelease) => {
  const isOther = (other: PinnedRelease) => !isSame(kept)(other)
  write([...read().filter(isOther), kept])
}

export const removePinnedRelease = (kept: PinnedRelease) => write(read().filter((other) => !isSame(kept)(other)))

export const clearPinnedReleaseList = () => {
  localStorage.removeItem(PINNED_RELEASES_KEY)
  readPinnedReleases()
}

/** Nothing of what was kept stays: neither that it was, nor its pictures. */
export const clearPinnedReleases = async (): Promise<void> => {
  clearPinnedReleaseList()
  await clearPictures()
}

/** The releases that this person keeps on this device, of where they work. */
export const usePinnedReleases = (): PinnedRelease[] => {
  const releases = useStore(pinnedReleases)
  const userId = useCurrentUser()?.id ?? ''
  const organizationId = useSession((session) => session.organizationId) ?? ''
  return pinnedBy(releases, { userId, organizationId })
}
