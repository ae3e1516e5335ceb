import dayjs from 'dayjs'
import type { Store, StoreProfile } from '#src/domain/release/store-kind.ts'

const [SUNDAY, FRIDAY, SATURDAY] = [0, 5, 6]
const DAYS_OF_WEEK = 7
const DAY = 'YYYY-MM-DD'

const isWorkingDay = (day: dayjs.Dayjs) => day.day() !== SUNDAY && day.day() !== SATURDAY

/** The day so many working days after this one. Holidays differ from office to office, so they are not counted. */
const addWorkingDays = (today: string, count: number): string => {
  let day = dayjs(today)
  for (let left = count; left > 0;) {
    day = day.add(1, 'day')
    if (isWorkingDay(day)) left -= 1
  }
  return day.format(DAY)
}

/** The first day on which a store that gets the release today can have it out. Days are `YYYY-MM-DD`. */
export const earliestDay = (profile: StoreProfile | undefined, today: string): string => {
  if (profile === undefined) return today
  const { leadDays, inWorkingDays } = profile
  return inWorkingDays ? addWorkingDays(today, leadDays) : dayjs(today).add(leadDays, 'day').format(DAY)
}

/** The store that needs the longest of these, and the first day that leaves each its time; null without a store. */
export const slowestStore = <S extends Pick<Store, 'profile'>>(stores: readonly S[], today: string) =>
  stores
    .map((store) => ({ store, day: earliestDay(store.profile, today) }))
    .reduce<{ store: S; day: string } | null>((last, one) => (last === null || one.day > last.day ? one : last), null)

/** This day if it is a Friday, on which most music comes out, or else the next one. */
export const fridayFrom = (day: string): string => {
  const first = dayjs(day)
  return first.add((FRIDAY - first.day() + DAYS_OF_WEEK) % DAYS_OF_WEEK, 'day').format(DAY)
}
