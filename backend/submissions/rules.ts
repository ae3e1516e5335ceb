import { writeDistributionError } from '#src/domain/submission/distribution-error.ts'
import { MINUTE_MS } from '#src/domain/limits.ts'
import { hasErrors } from '#src/domain/problem.ts'
import { type CheckedRelease, releaseProblems } from '#src/domain/release/check.ts'
import type { SubmissionStatus } from '#src/domain/submission/status.ts'
import { canTransition } from '#src/domain/submission/flow.ts'
import type { Context } from '#backend/context.ts'
import { refusal } from '#backend/refusal.ts'
import { releaseDetailView } from '#backend/releases/view.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'

/** West of everybody it is still yesterday: a day is in the past once it is over everywhere. */
const LAST_TIME_ZONE_MS = 12 * 60 * MINUTE_MS
const earliestToday = (now: Date): string => new Date(now.getTime() - LAST_TIME_ZONE_MS).toISOString().slice(0, 10)

const checkedRelease = async (context: Context, row: ReleaseRow): Promise<CheckedRelease> => {
  const release = await releaseDetailView(context, row)
  const tracks = release.tracks.map(({ id, ...track }) => ({ ...track, assetId: id }))
  return { ...release, labelId: row.labelId, hasCover: row.coverFileId !== null, tracks }
}

/** Refuses a release that the stores would not take, with all its errors at once. */
export const checkSubmittable = async (context: Context, row: ReleaseRow): Promise<void> => {
  const problems = releaseProblems(await checkedRelease(context, row), earliestToday(context.now))
  if (!hasErrors(problems)) return
  const errors = problems.filter(({ severity }) => severity === 'ERROR')
  const items = errors.map(({ code, field }) => ({ key: code, values: [field] }))
  const fields = Object.fromEntries(errors.map(({ code, field }) => [field, code]))
  throw refusal('BAD_REQUEST', writeDistributionError({ kind: 'VALIDATION', items }), { fields })
}

/** A takedown is asked for by the members, and not something a reviewer decides on. */
export const mayDecide = (from: SubmissionStatus, to: SubmissionStatus): boolean =>
  canTransition(from, to, 'SUPERADMIN') && !canTransition(from, to, 'MEMBER')

export const decisionOf = ({ status, delivery }: SubmissionRow, to: SubmissionStatus, reason: string | undefined) => ({
  status: to,
  // What was delivered once stays in the store until it is taken down, whatever is decided.
  delivery: to === 'APPROVED' && status === 'PENDING_APPROVAL' ? ('PENDING' as const) : delivery,
  reason: to === 'REJECTED' ? reason || null : null,
})
