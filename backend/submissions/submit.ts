import { type Context, type WriteContext, earliestToday, latestToday, todayOf } from '#backend/context.ts'
import { refusal } from '#backend/refusal.ts'
import { differsAtStore, tracksOf } from '#backend/release-records/content.ts'
import { statusSince } from '#backend/release-records/status-since.ts'
import { recordStoreEvent } from '#backend/release-records/store-events.ts'
import { hasPool } from '#backend/releases/barcode-pool.ts'
import { releaseDetailView } from '#backend/releases/view.ts'
import { changedRow, checkUnique, newRow } from '#backend/rows.ts'
import type { Caller } from '#backend/session.ts'
import { storeView } from '#backend/submissions/view.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import { activeKey, rejectionOf, type SubmissionRow, submissions as table } from '#backend/tables/submissions.ts'
import { hasErrors } from '#src/domain/problem.ts'
import { releaseProblems } from '#src/domain/release/check.ts'
import { checkedReleaseOf } from '#src/domain/release/checked-release.ts'
import { writeDistributionError } from '#src/domain/submission/distribution-error.ts'
import type { ReasonAnswer } from '#src/domain/submission/requested-changes.ts'
import { isOpenToRequests, isSavedSince } from '#src/domain/submission/requests.ts'
import { submissionOn } from '#src/domain/submission/takedown-day.ts'

/** Refuses a release that the stores would not take, with all its errors at once. */
export const checkSubmittable = async (
  context: Context,
  row: ReleaseRow,
  storeIds: readonly string[],
): Promise<void> => {
  const release = { ...(await releaseDetailView(context, row)), hasBarcodePool: await hasPool(context, row) }
  const rows = await context.tables.stores.where({ ids: [...new Set([...row.distributionProviders, ...storeIds])] })
  const checked = checkedReleaseOf(release, { asking: 'LABEL', stores: rows.map(storeView), askedIds: storeIds })
  const problems = releaseProblems(checked, earliestToday(context), latestToday(context))
  if (!hasErrors(problems)) return
  const errors = problems.filter(({ severity }) => severity === 'ERROR')
  const items = errors.map(({ code, field }) => ({ key: code, values: [field] }))
  const fields = Object.fromEntries(errors.map(({ code, field }) => [field, code]))
  throw refusal('BAD_REQUEST', writeDistributionError({ kind: 'VALIDATION', items }), { fields })
}

const hasUpdate = async (context: Context, row: SubmissionRow, release: ReleaseRow): Promise<boolean> => {
  if (!isOpenToRequests(row)) return false
  if (row.approvedSnapshotId !== null) return differsAtStore(context, release, row)
  return isSavedSince(row, [release, ...(await tracksOf(context, release))])
}

/** The active submission of a release to a store; one whose takedown came due is written down as what it is. */
const activeSubmission = async (context: WriteContext, releaseId: string, storeId: string) => {
  const { submissions } = context.tables
  const [stored] = await submissions.where({ key: { live: activeKey(releaseId, storeId) } }, 1)
  if (stored === undefined) return undefined
  const current = submissionOn(stored, todayOf(context))
  if (current === stored) return current
  await submissions.put(changedRow(context, current, {}))
  return undefined
}

type Asked = {
  caller: Caller
  release: ReleaseRow
  storeId: string
  snapshotId: string
  /** Why some of what a reviewer asked to change is left as it is. */
  answers: readonly ReasonAnswer[]
}

/** Submits a release to one store. One that has it already is asked to replace what it has, if that differs. */
export const submitToStore = async (context: WriteContext, asked: Asked): Promise<SubmissionRow> => {
  const { caller, release, storeId, snapshotId, answers } = asked
  const { submissions } = context.tables
  const since = statusSince(context, caller)
  const state = { status: 'PENDING_APPROVAL' as const, ...since, requested: [], answers: [...answers] }
  const current = await activeSubmission(context, release.id, storeId)
  if (current !== undefined && (await hasUpdate(context, current, release))) {
    // The error of a failed delivery still applies; this submission answers the reason of a refusal.
    const reason = current.status === 'APPROVED' ? current.reason : null
    const left = { reason, rejection: rejectionOf(current) }
    const to = await submissions.put(changedRow(context, current, { ...state, ...left, kind: 'UPDATE', snapshotId }))
    await recordStoreEvent(context, caller, { event: 'UPDATE_SUBMITTED', from: current, to })
    return to
  }
  const made = { ...table.defaults, ...newRow(context), ...state, releaseId: release.id, storeId, snapshotId }
  const row: SubmissionRow = { ...made, createdBy: caller.user.id }
  await checkUnique(submissions, table, row, undefined)
  const to = await submissions.put(row)
  await recordStoreEvent(context, caller, { event: 'SUBMITTED', from: null, to })
  return to
}
