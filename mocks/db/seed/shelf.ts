import type { Calendar } from '#mocks/db/seed/calendar.ts'
import type { Home } from '#mocks/db/seed/homes.ts'
import { isrcCounter } from '#mocks/db/seed/numbers.ts'
import { createRandom, seedOf } from '#mocks/db/seed/random.ts'
import { record, type Recorded } from '#mocks/db/seed/recordings.ts'
import { releaseManagersOf } from '#mocks/db/seed/users.ts'

const SESSIONS = 3
const RECENT_DAYS = 40

/** A registrant of its own keeps these numbers clear of those already used. */
const shelfPrefix = (prefix: string) => `${prefix.slice(0, 4)}X`

/** Recordings that wait for a release, so that there is something to pick. */
export const seedShelf = (calendar: Calendar, homes: readonly Home[]): Recorded => {
  const shelf: Recorded = { assets: [], files: [] }
  for (const home of homes) {
    const nextIsrc = isrcCounter(shelfPrefix(home.roster.isrcPrefix))
    const [createdBy] = releaseManagersOf(home)
    for (let index = 0; index < SESSIONS; index += 1) {
      const key = `${home.roster.key}/shelf/${index}`
      const random = createRandom(seedOf(key))
      const lead = random.pick(home.acts)
      const created = -1 - random.next() * RECENT_DAYS
      if (createdBy === undefined) continue
      const base = { calendar, random, home, acts: [lead], lead, key, created, createdBy, nextIsrc }
      const { assets, files } = record({ ...base, format: index === SESSIONS - 1 ? 'VIDEO' : 'SINGLE' })
      shelf.assets.push(...assets)
      shelf.files.push(...files)
    }
  }
  return shelf
}
