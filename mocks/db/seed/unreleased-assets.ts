import type { Calendar } from '#mocks/db/seed/calendar.ts'
import { isrcCounter } from '#mocks/db/seed/identifiers.ts'
import type { SeededOrganization } from '#mocks/db/seed/organizations.ts'
import { createRandom, seedOf } from '#mocks/db/seed/random.ts'
import { record, type Recorded } from '#mocks/db/seed/recordings.ts'
import { releaseManagersOf } from '#mocks/db/seed/users.ts'

const SESSIONS = 3
const RECENT_DAYS = 40

/** A registrant of its own keeps these numbers clear of those already used. */
const unreleasedPrefix = (prefix: string) => `${prefix.slice(0, 4)}X`

/** Recordings that wait for a release, so that there is something to pick. */
export const seedUnreleasedAssets = (
  calendar: Calendar,
  seededOrganizations: readonly SeededOrganization[],
): Recorded => {
  const unreleased: Recorded = { assets: [], files: [] }
  for (const seeded of seededOrganizations) {
    const nextIsrc = isrcCounter(unreleasedPrefix(seeded.roster.isrcPrefix))
    const [createdBy] = releaseManagersOf(seeded)
    for (let index = 0; index < SESSIONS; index += 1) {
      const key = `${seeded.roster.key}/shelf/${index}`
      const random = createRandom(seedOf(key))
      const lead = random.pick(seeded.acts)
      const created = -1 - random.next() * RECENT_DAYS
      if (createdBy === undefined) continue
      const base = { calendar, random, seeded, acts: [lead], lead, key, created, createdBy, nextIsrc }
      const { assets, files } = record({ ...base, format: index === SESSIONS - 1 ? 'VIDEO' : 'SINGLE' })
      unreleased.assets.push(...assets)
      unreleased.files.push(...files)
    }
  }
  return unreleased
}
