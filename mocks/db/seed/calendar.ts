import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { DAY_MS } from '#src/domain/limits.ts'

dayjs.extend(utc)

const FRIDAY = 5

/** Days counted from the instant that the catalogue is made; negative ones are before it. All in UTC. */
export type Calendar = {
  /** ISO 8601 instant so many days from now. */
  instant: (days: number) => string
  /** Calendar day `YYYY-MM-DD`. */
  day: (days: number) => string
  /** How many days from now the next Friday after `days` is: music comes out on Fridays. */
  friday: (days: number) => number
  year: (days: number) => number
}

export const createCalendar = (now: Date): Calendar => {
  const at = (days: number) => dayjs.utc(now).add(Math.round(days * DAY_MS), 'millisecond')
  return {
    instant: (days) => at(days).toISOString(),
    day: (days) => at(days).format('YYYY-MM-DD'),
    friday: (days) => Math.floor(days) + ((FRIDAY - at(Math.floor(days)).day() + 7) % 7),
    year: (days) => at(days).year(),
  }
}
