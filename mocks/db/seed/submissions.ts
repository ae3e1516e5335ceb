import { tables } from '#backend/tables/tables.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'
import type { Calendar } from '#mocks/db/seed/calendar.ts'
import { REFUSALS, type Decision } from '#mocks/db/seed/decisions.ts'
import type { Moments } from '#mocks/db/seed/moments.ts'
import type { Random } from '#mocks/db/seed/random.ts'
import { rowOf } from '#mocks/db/seed/row.ts'
import type { Story } from '#mocks/db/seed/stories.ts'

/** How long before it was handed in again a refused release was handed in first. */
const FIRST_TRY_DAYS = 5
const REVISIONS: Readonly<Record<SubmissionRow['status'], number>> = {
  PENDING_APPROVAL: 1,
  APPROVED: 2,
  REJECTED: 2,
  PENDING_TAKEDOWN: 3,
  TAKEN_DOWN: 4,
}
/** A minute between one store and the next keeps the order in which they were asked. */
const MINUTE = 1 / 1440

type Attempt = { number: 1 | 2; created: number; updated: number }
type Handed = { calendar: Calendar; random: Random; release: ReleaseRow; moments: Moments; story: Story }

/** What became of a release at each store it was sent to. */
export const submissionsOf = ({ calendar, random, release, moments, story }: Handed): SubmissionRow[] => {
  const { decide, again } = story
  if (decide === null) return []
  const row = (
    storeId: string,
    index: number,
    made: Decision,
    { number, created, updated }: Attempt,
  ): SubmissionRow => {
    const key = `submission/${release.id}/${storeId}/${number}`
    const at = created + index * MINUTE
    const changed = made.status === 'PENDING_APPROVAL' ? at : Math.max(at, updated)
    return {
      ...tables.submissions.defaults,
      ...rowOf(calendar, key, at, changed, REVISIONS[made.status]),
      releaseId: release.id,
      storeId,
      createdBy: release.createdBy,
      ...made,
    }
  }
  const { handedIn, lastWord } = moments
  const last: Attempt = { number: again === true ? 2 : 1, created: handedIn, updated: lastWord }
  const latest = release.distributionProviders.map((storeId, index) => row(storeId, index, decide(random, index), last))
  if (again !== true) return latest
  const refusal = random.pick(REFUSALS)
  const before = handedIn - FIRST_TRY_DAYS
  const first: Attempt = { number: 1, created: before, updated: before + 1 }
  const earlier = release.distributionProviders.map((storeId, index) => row(storeId, index, refusal, first))
  return [...earlier, ...latest]
}
