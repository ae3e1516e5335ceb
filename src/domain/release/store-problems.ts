import dayjs from 'dayjs'
import { error, info, type Problem, warning } from '#src/domain/problem.ts'
import { dateAtStore, type OwnDates } from '#src/domain/release/own-dates.ts'
import { type OfferedRelease, groupStores } from '#src/domain/release/store-compatibility.ts'
import type { ChosenStore, Store, StoreProfile } from '#src/domain/release/store-kind.ts'
import { joinedNames } from '#src/domain/text/names.ts'

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

type Checked = OfferedRelease &
  OwnDates & {
    alreadyReleased: boolean
    consumerReleaseDate: string | null
    consumerReleaseTime?: string | null
    /** The chosen stores, where they are known. */
    stores?: readonly ChosenStore[]
  }

const MIDNIGHT = '00:00'

/** Stores that get the release later than they ask for: it may still come out in time, but nobody promises it. */
const tooSoon = (release: Checked, stores: readonly Store[], today: string): Problem[] => {
  const dated = stores.map((store) => ({ store, date: dateAtStore(release, store.id) }))
  const soon = dated.flatMap(({ store, date }) =>
    date !== null && date >= today && date < earliestDay(store.profile, today) ? [store] : [],
  )
  const slowest = slowestStore(soon, today)
  if (slowest === null || release.alreadyReleased) return []
  return [
    warning('STORE_DATE_SOON', 'consumerReleaseDate', { values: { stores: joinedNames(soon), day: slowest.day } }),
  ]
}

/** Stores that take a release and forget its time. */
const withoutTime = ({ consumerReleaseTime = null }: Checked, stores: readonly Store[]): Problem[] => {
  const untimed = stores.filter(({ profile }) => profile?.timed === false)
  return consumerReleaseTime === null || consumerReleaseTime === MIDNIGHT || untimed.length === 0
    ? []
    : [info('STORE_TIME_IGNORED', 'consumerReleaseTime', { stores: joinedNames(untimed), count: untimed.length })]
}

/** What the chosen stores say about a release: which cannot take it, and which would get it too late. */
export const storeProblems = (release: Checked, today: string): Problem[] => {
  const stores = (release.stores ?? []).filter(({ hasRelease }) => hasRelease !== true)
  const { taking, lackingVideo, lackingSound } = groupStores(stores, release)
  const refused = (code: 'STORE_NEEDS_VIDEO' | 'STORE_NEEDS_SOUND', all: readonly Store[]) =>
    all.length === 0 ? [] : [error(code, 'distributionProviders', { stores: joinedNames(all) })]
  return [
    ...refused('STORE_NEEDS_VIDEO', lackingVideo),
    ...refused('STORE_NEEDS_SOUND', lackingSound),
    ...tooSoon(release, taking, today),
    ...withoutTime(release, taking),
  ]
}
