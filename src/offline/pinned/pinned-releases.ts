import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { useSession } from '#src/auth/session/session.ts'
import { useCurrentUser } from '#src/auth/viewer/viewer.ts'
import { z } from '#src/contract/zod.ts'
import { PINNED_RELEASES_KEY } from '#src/offline/query-persistence/query-persister.ts'
import { NewerVersionError } from '#src/offline/storage/storage-health.ts'

const VERSION = 1
const pinnedRelease = z.object({
  /** Who pinned it, in which organization: nobody else is shown it. */
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

/** The pinned releases of all users of this browser; follows this tab, and other tabs once it watches them. */
export const pinnedReleases = createStore<readonly PinnedRelease[]>(() => read())
export const readPinnedReleases = () => pinnedReleases.setState(read(), true)

const write = (releases: readonly PinnedRelease[]) => {
  if ((versioned.safeParse(parsed()).data?.version ?? VERSION) > VERSION) throw new NewerVersionError()
  if (releases.length === 0) localStorage.removeItem(PINNED_RELEASES_KEY)
  else localStorage.setItem(PINNED_RELEASES_KEY, JSON.stringify({ version: VERSION, releases }))
  readPinnedReleases()
}

const isOf = (owner: PinOwner) => (release: PinnedRelease) =>
  release.userId === owner.userId && release.organizationId === owner.organizationId
const isSame = (one: PinnedRelease) => (other: PinnedRelease) => isOf(one)(other) && one.releaseId === other.releaseId

/** The releases of one person in one organization, by title. */
export const pinnedBy = (releases: readonly PinnedRelease[], owner: PinOwner): PinnedRelease[] =>
  releases.filter(isOf(owner)).toSorted((a, b) => a.title.localeCompare(b.title))

export const addPinnedRelease = (release: PinnedRelease) => {
  const isOther = (other: PinnedRelease) => !isSame(release)(other)
  write([...read().filter(isOther), release])
}

export const removePinnedRelease = (release: PinnedRelease) => write(read().filter((other) => !isSame(release)(other)))

export const clearPinnedReleaseList = () => {
  localStorage.removeItem(PINNED_RELEASES_KEY)
  readPinnedReleases()
}

/** The releases that this user has pinned in the chosen organization. */
export const usePinnedReleases = (): PinnedRelease[] => {
  const releases = useStore(pinnedReleases)
  const userId = useCurrentUser()?.id ?? ''
  const organizationId = useSession((session) => session.organizationId) ?? ''
  return pinnedBy(releases, { userId, organizationId })
}
