import { error, info, type Problem, warning } from '#src/domain/problem.ts'
import { dateAtStore, type OwnDates } from '#src/domain/release/own-dates.ts'
import type { ChosenStore, Store } from '#src/domain/release/store-kind.ts'
import { earliestDay, slowestStore } from '#src/domain/release/store-lead.ts'
import { type Offered, sortStores } from '#src/domain/release/store-offer.ts'

type Checked = Offered &
  OwnDates & {
    alreadyReleased: boolean
    consumerReleaseDate: string | null
    consumerReleaseTime?: string | null
    /** The chosen stores, where they are known. */
    stores?: readonly ChosenStore[]
  }

const MIDNIGHT = '00:00'
const namesOf = (stores: readonly Store[]) => stores.map(({ name }) => name).join(', ')

/** Stores that get the release later than they ask for: it may still come out in time, but nobody promises it. */
const tooSoon = (release: Checked, stores: readonly Store[], today: string): Problem[] => {
  const dated = stores.map((store) => ({ store, date: dateAtStore(release, store.id) }))
  const soon = dated.flatMap(({ store, date }) =>
    date !== null && date >= today && date < earliestDay(store.profile, today) ? [store] : [],
  )
  const slowest = slowestStore(soon, today)
  if (slowest === null || release.alreadyReleased) return []
  return [warning('STORE_DATE_SOON', 'consumerReleaseDate', { values: { stores: namesOf(soon), day: slowest.day } })]
}

/** Stores that take a release and forget its time. */
const withoutTime = ({ consumerReleaseTime = null }: Checked, stores: readonly Store[]): Problem[] => {
  const untimed = stores.filter(({ profile }) => profile?.timed === false)
  return consumerReleaseTime === null || consumerReleaseTime === MIDNIGHT || untimed.length === 0
    ? []
    : [info('STORE_TIME_IGNORED', 'consumerReleaseTime', { stores: namesOf(untimed), count: untimed.length })]
}

/** What the chosen stores say about a release: which cannot take it, and which would get it too late. */
export const storeProblems = (release: Checked, today: string): Problem[] => {
  const stores = (release.stores ?? []).filter(({ hasRelease }) => hasRelease !== true)
  const { taking, lackingVideo, lackingSound } = sortStores(stores, release)
  const refused = (code: 'STORE_NEEDS_VIDEO' | 'STORE_NEEDS_SOUND', all: readonly Store[]) =>
    all.length === 0 ? [] : [error(code, 'distributionProviders', { stores: namesOf(all) })]
  return [
    ...refused('STORE_NEEDS_VIDEO', lackingVideo),
    ...refused('STORE_NEEDS_SOUND', lackingSound),
    ...tooSoon(release, taking, today),
    ...withoutTime(release, taking),
  ]
}
