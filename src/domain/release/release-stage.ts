import dayjs from 'dayjs'
import { OUT_SOON_DAYS } from '#src/domain/limits.ts'
import { releaseDays } from '#src/domain/release/own-dates.ts'
import type { StoreState } from '#src/domain/submission/delivery.ts'
import type { DisplayStatus, ReleaseStage } from '#src/domain/submission/status.ts'

const soonDay = (today: string, days: number): string => dayjs(today).add(days, 'day').format('YYYY-MM-DD')
/** The last day that is soon, and all of them from today on. Days are `YYYY-MM-DD`. */
export const soonUntil = (today: string): string => soonDay(today, OUT_SOON_DAYS)
export const soonDays = (today: string): string[] =>
  Array.from({ length: OUT_SOON_DAYS + 1 }, (_, days) => soonDay(today, days))

type Staged = Parameters<typeof releaseDays>[0] & {
  displayStatus: DisplayStatus
  /** Of the latest submission to each store. */
  storeStates?: readonly { state: StoreState }[]
}

/** What a store was refused until its label changes something: a release, or what replaces it there. */
const isRefused = ({ state }: { state: StoreState }): boolean => state === 'REJECTED' || state === 'UPDATE_REJECTED'

/**
 * The stage of a release; null for one that nobody has to look at. One that a reviewer refused for any store needs its label,
 * however it is at the others. A draft does once its date is near, because stores and reviewers need their time. One is out
 * soon where some store or territory that gets it has it soon.
 */
export const stageOf = (release: Staged, today: string): ReleaseStage | null => {
  const { displayStatus, consumerReleaseDate: date, storeStates = [] } = release
  const isNear = date !== null && date <= soonUntil(today)
  if (storeStates.some(isRefused) || (displayStatus === 'DRAFT' && isNear)) return 'NEEDS_YOU'
  if (displayStatus === 'IN_REVIEW') return 'IN_REVIEW'
  const isSoon = releaseDays(release).some((day) => day >= today && day <= soonUntil(today))
  return displayStatus === 'APPROVED' && isSoon ? 'OUT_SOON' : null
}
