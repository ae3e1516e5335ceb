import type { Calendar } from '#mocks/db/seed/calendar.ts'
import type { Random } from '#mocks/db/seed/random.ts'
import type { ReleaseHistory } from '#mocks/db/seed/release-histories.ts'

/** When things happen to a release, in days from now. */
export type ReleaseTimeline = {
  created: number
  submittedOn: number
  /** When each store's submission was decided. */
  decidedOn: number
  live: number
  /** The first time the music came out, when this is not the first. */
  original: number | null
}

/** Nothing that has happened lies in the future. */
const LATEST = -0.01
const REISSUED_AFTER_DAYS = 300

const between = (random: Random, [from, to]: readonly [number, number]) => from + random.next() * (to - from)

export const releaseTimelineOf = (calendar: Calendar, random: Random, history: ReleaseHistory): ReleaseTimeline => {
  const live = calendar.friday(between(random, history.live))
  const isOver = live < 0
  const submittedOn = between(random, history.submittedOn) + (isOver ? live : 0)
  const decided = submittedOn + 0.2 + random.next() * 1.8
  return {
    created: submittedOn - 2 - random.next() * 22,
    submittedOn,
    decidedOn: Math.min(LATEST, history.decidedOn === undefined ? decided : between(random, history.decidedOn)),
    live,
    original: isOver && random.chance(0.14) ? live - REISSUED_AFTER_DAYS - random.int(0, 4000) : null,
  }
}
