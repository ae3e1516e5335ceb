import { z } from '#src/contract/zod.ts'
import { KEPT_RELEASES } from '#src/offline/kept-releases/marker.ts'
import { NewerStore } from '#src/offline/storage-health.ts'
import { createStore } from '#src/ui/store.ts'

const VERSION = 1
const keptRelease = z.object({
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
export type KeptRelease = z.output<typeof keptRelease>
export type KeptOwner = Pick<KeptRelease, 'userId' | 'organizationId'>

const record = z.object({ version: z.literal(VERSION), releases: z.array(keptRelease) })
const versioned = z.object({ version: z.number() })
const NONE: readonly KeptRelease[] = []

const parsed = (): unknown => {
  try {
    return JSON.parse(localStorage.getItem(KEPT_RELEASES) ?? 'null')
  } catch {
    return null
  }
}
const read = (): readonly KeptRelease[] => record.safeParse(parsed()).data?.releases ?? NONE

/** Which releases are kept in this browser, whoever keeps them; follows this tab, and others once they are followed. */
export const keptReleases = createStore<readonly KeptRelease[]>(read())
export const readKeptReleases = () => keptReleases.set(read())

const write = (releases: readonly KeptRelease[]) => {
  if ((versioned.safeParse(parsed()).data?.version ?? VERSION) > VERSION) throw new NewerStore()
  if (releases.length === 0) localStorage.removeItem(KEPT_RELEASES)
  else localStorage.setItem(KEPT_RELEASES, JSON.stringify({ version: VERSION, releases }))
  readKeptReleases()
}

const isOf = (owner: KeptOwner) => (kept: KeptRelease) =>
  kept.userId === owner.userId && kept.organizationId === owner.organizationId
const isSame = (one: KeptRelease) => (other: KeptRelease) => isOf(one)(other) && one.releaseId === other.releaseId

/** The releases of one person in one organization, by title. */
export const keptBy = (releases: readonly KeptRelease[], owner: KeptOwner): KeptRelease[] =>
  releases.filter(isOf(owner)).toSorted((a, b) => a.title.localeCompare(b.title))

export const noteKept = (kept: KeptRelease) => {
  const isOther = (other: KeptRelease) => !isSame(kept)(other)
  write([...read().filter(isOther), kept])
}

export const noteLetGo = (kept: KeptRelease) => write(read().filter((other) => !isSame(kept)(other)))

export const forgetKeptMarks = () => {
  localStorage.removeItem(KEPT_RELEASES)
  readKeptReleases()
}
