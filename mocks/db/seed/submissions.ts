import { creditedOn } from '#backend/release-records/content.ts'
import { reviewedOf } from '#backend/release-records/reviewed-release.ts'
import type { AssetRow } from '#backend/tables/assets.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'
import { tables } from '#backend/tables/tables.ts'
import type { Calendar } from '#mocks/db/seed/calendar.ts'
import { REFUSALS, type Decision } from '#mocks/db/seed/decisions.ts'
import type { SeededOrganization } from '#mocks/db/seed/organizations.ts'
import type { Random } from '#mocks/db/seed/random.ts'
import type { ReleaseHistory } from '#mocks/db/seed/release-histories.ts'
import type { ReleaseTimeline } from '#mocks/db/seed/release-timeline.ts'
import { rowOf } from '#mocks/db/seed/seeded-row.ts'
import { needsChanges as isRejection } from '#src/domain/submission/latest-submissions.ts'
import { requestedChanges } from '#src/domain/submission/requested-changes.ts'

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
type Handed = {
  calendar: Calendar
  random: Random
  seeded: SeededOrganization
  release: ReleaseRow
  assets: readonly AssetRow[]
  timeline: ReleaseTimeline
  history: ReleaseHistory
}

/** What became of a release at each store it was sent to. */
export const submissionsOf = (handed: Handed): SubmissionRow[] => {
  const { calendar, random, seeded, release, assets, timeline, history } = handed
  const { decide, again } = history
  if (decide === null) return []
  const own = release.tracklist.flatMap(({ assetId }) => assets.filter(({ id }) => id === assetId))
  const credited = new Set(creditedOn(release, own))
  const reviewed = reviewedOf(release, {
    assets: own,
    artists: seeded.acts.flatMap(({ row }) => (credited.has(row.id) ? row : [])),
    label: seeded.labels.find(({ id }) => id === release.labelId),
  })
  // Most stores say the same, and what they ask for is found out slowly.
  const asked = new Map<string, SubmissionRow['requested']>()
  const requestedFor = (reason: string) => {
    const known = asked.get(reason) ?? requestedChanges(reason, reviewed)
    asked.set(reason, known)
    return known
  }
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
      requested: isRejection({ ...tables.submissions.defaults, ...made }) ? requestedFor(made.reason ?? '') : [],
    }
  }
  const { submittedOn, decidedOn } = timeline
  const last: Attempt = { number: again === true ? 2 : 1, created: submittedOn, updated: decidedOn }
  const latest = release.distributionProviders.map((storeId, index) => row(storeId, index, decide(random, index), last))
  if (again !== true) return latest
  const refusal = random.pick(REFUSALS)
  const before = submittedOn - FIRST_TRY_DAYS
  const first: Attempt = { number: 1, created: before, updated: before + 1 }
  const earlier = release.distributionProviders.map((storeId, index) => row(storeId, index, refusal, first))
  return [...earlier, ...latest]
}
