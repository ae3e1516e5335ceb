import { DAY_MS } from '#src/domain/limits.ts'

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
  // Without dayjs, which a start would wait for: it needs ten thousand of them.
  const at = (days: number) => new Date(now.getTime() + Math.round(days * DAY_MS))
  return {
    instant: (days) => at(days).toISOString(),
    day: (days) => at(days).toISOString().slice(0, 'YYYY-MM-DD'.length),
    friday: (days) => Math.floor(days) + ((FRIDAY - at(Math.floor(days)).getUTCDay() + 7) % 7),
    year: (days) => at(days).getUTCFullYear(),
  }
}
