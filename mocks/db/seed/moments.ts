import type { Calendar } from '#mocks/db/seed/calendar.ts'
import type { Random } from '#mocks/db/seed/random.ts'
import type { Story } from '#mocks/db/seed/stories.ts'

/** When things happen to a release, in days from now. */
export type Moments = {
  created: number
  handedIn: number
  /** When each store's submission was decided. */
  lastWord: number
  live: number
  /** The first time the music came out, when this is not the first. */
  original: number | null
}

/** Nothing that has happened lies in the future. */
const LATEST = -0.01
const REISSUED_AFTER_DAYS = 300

const between = (random: Random, [from, to]: readonly [number, number]) => from + random.next() * (to - from)

export const momentsOf = (calendar: Calendar, random: Random, story: Story): Moments => {
  const live = calendar.friday(between(random, story.live))
  const isOver = live < 0
  const handedIn = between(random, story.handedIn) + (isOver ? live : 0)
  const decided = handedIn + 0.2 + random.next() * 1.8
  return {
    created: handedIn - 2 - random.next() * 22,
    handedIn,
    lastWord: Math.min(LATEST, story.lastWord === undefined ? decided : between(random, story.lastWord)),
    live,
    original: isOver && random.chance(0.14) ? live - REISSUED_AFTER_DAYS - random.int(0, 4000) : null,
  }
}
