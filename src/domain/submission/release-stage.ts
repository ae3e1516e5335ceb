import dayjs from 'dayjs'
import { OUT_SOON_DAYS } from '#src/domain/limits.ts'
import type { DisplayStatus, ReleaseStage } from '#src/domain/submission/status.ts'

/** The last day that is soon. Days are `YYYY-MM-DD`. */
export const soonUntil = (today: string): string => dayjs(today).add(OUT_SOON_DAYS, 'day').format('YYYY-MM-DD')

/**
 * The stage of a release; null for one that nobody has to look at. A draft needs its label once its date is near, because
 * stores and reviewers need their time.
 */
export const stageOf = (
  { displayStatus, consumerReleaseDate: date }: { displayStatus: DisplayStatus; consumerReleaseDate: string | null },
  today: string,
): ReleaseStage | null => {
  const isNear = date !== null && date <= soonUntil(today)
  if (displayStatus === 'IN_REVIEW') return 'IN_REVIEW'
  if (displayStatus === 'NEEDS_CHANGES' || (displayStatus === 'DRAFT' && isNear)) return 'NEEDS_YOU'
  return displayStatus === 'APPROVED' && isNear && date >= today ? 'OUT_SOON' : null
}
