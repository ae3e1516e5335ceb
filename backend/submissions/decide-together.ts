import { mayDecide } from '#src/domain/submission/decision.ts'
import type { SubmissionStatus } from '#src/domain/submission/status.ts'
import type { Submission } from '#src/contract/submissions.ts'
import type { Context, WriteContext } from '#backend/context.ts'
import { notifyOrganizationOf } from '#backend/notifications/notify.ts'
import { nameOfUser } from '#backend/references.ts'
import { refusal } from '#backend/refusal.ts'
import { signedInReviewer } from '#backend/session.ts'
import { endReview } from '#backend/submissions/claims.ts'
import { type Decision, decide } from '#backend/submissions/decide.ts'
import { allSubmitted, submissionView } from '#backend/submissions/view.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'

type Decisions = Decision & { submissionIds: readonly string[] }
type Decided = { release: ReleaseRow; from: SubmissionStatus; row: SubmissionRow }

/** Says who was faster where somebody else has decided. */
const checkDecidable = async (context: Context, rows: readonly SubmissionRow[], to: SubmissionStatus) => {
  const decided = rows.find(({ status }) => !mayDecide(status, to))
  if (decided === undefined) return
  const by = await nameOfUser(context, decided.statusBy)
  throw refusal('PRECONDITION_FAILED', 'PRECONDITION_FAILED', { current: { by, status: decided.status } })
}

/** The spec knows two answers; `service` says when it was a takedown that was granted or refused. */
const notifyDecision = async (context: WriteContext, decided: readonly Decided[], senderId: string) => {
  const [first] = decided
  if (first === undefined) return
  const type = first.row.status === 'REJECTED' ? 'USER_RELEASEDENIED' : 'USER_RELEASEACCEPTED'
  const service = first.row.takedownOn === null ? 'TAKEDOWN' : 'TAKEDOWN_AHEAD'
  const about = first.from === 'PENDING_TAKEDOWN' ? ({ service } as const) : {}
  const storeIds = decided.map(({ row }) => row.storeId)
  await notifyOrganizationOf(context, first.release, { type, senderId, storeIds, ...about })
}

/** The label is told once of all that was decided about a release. */
const notifyAll = async (context: WriteContext, decided: readonly Decided[], senderId: string) => {
  const kindOf = ({ release, from, row }: Decided) => `${release.id} ${from} ${row.takedownOn !== null}`
  for (const kind of new Set(decided.map(kindOf)))
    await notifyDecision(
      context,
      decided.filter((one) => kindOf(one) === kind),
      senderId,
    )
}

/** Decides submissions together: all of them, or none where one cannot be decided so any more. */
export const decideAll = async (
  context: WriteContext,
  { submissionIds, ...decision }: Decisions,
): Promise<Submission[]> => {
  const caller = await signedInReviewer(context)
  const { user } = caller
  const before = await allSubmitted(context, submissionIds)
  await checkDecidable(
    context,
    before.map(({ row }) => row),
    decision.status,
  )
  const decided: Decided[] = []
  for (const { row, release } of before) {
    const after = await decide(context, caller, { row, release }, decision)
    decided.push({ release, from: row.status, row: after })
  }
  await notifyAll(context, decided, user.id)
  for (const releaseId of new Set(decided.map(({ release }) => release.id)))
    await endReview(context, releaseId, user.id)
  return Promise.all(decided.map(({ row, release }) => submissionView(context, row, release)))
}
