import type { Context, Handlers, WriteContext } from '#backend/context.ts'
import { nameOfUser } from '#backend/references.ts'
import { notFound, refusal } from '#backend/refusal.ts'
import { changedRow, newRow } from '#backend/rows.ts'
import { requireReviewer } from '#backend/session.ts'
import type { ClaimRow } from '#backend/tables/submissions.ts'
import type { ReviewClaim } from '#src/contract/submissions.ts'
import { isUndecided, SUBMISSION_STATUSES } from '#src/domain/submission/status.ts'
import { isClaimHeld } from '#src/domain/submission/waiting-time.ts'

/** The claim on a release, unless its reviewer has been idle for too long. */
const heldClaim = async ({ tables, now }: Context, releaseId: string): Promise<ClaimRow | undefined> => {
  const claim = await tables.claims.get(releaseId)
  return claim !== undefined && isClaimHeld(claim, now) ? claim : undefined
}

const show = async (context: Context, { userId, since }: ClaimRow, callerId: string): Promise<ReviewClaim> => ({
  by: (await nameOfUser(context, userId)) ?? '',
  isOwn: userId === callerId,
  since,
})

/** Who is reviewing a release, as the caller sees it. */
export const claimView = async (context: Context, releaseId: string, callerId: string) => {
  const claim = await heldClaim(context, releaseId)
  return claim === undefined ? null : show(context, claim, callerId)
}

const UNDECIDED = SUBMISSION_STATUSES.filter(isUndecided)

/** After a decision: a claim ends with the last decision on its release, and stays alive until then. */
export const endReview = async (context: WriteContext, releaseId: string, callerId: string): Promise<void> => {
  const { claims, submissions } = context.tables
  const left = await submissions.count({ is: { releaseId }, in: { status: UNDECIDED } })
  if (left === 0) return claims.remove(releaseId)
  const claim = await heldClaim(context, releaseId)
  if (claim?.userId !== callerId) return undefined
  await claims.put(changedRow(context, claim, { activeAt: context.now.toISOString() }))
  return undefined
}

const take = async (context: WriteContext, releaseId: string, callerId: string): Promise<ReviewClaim> => {
  if ((await context.tables.releases.get(releaseId)) === undefined) throw notFound()
  const held = await heldClaim(context, releaseId)
  if (held !== undefined && held.userId !== callerId)
    throw refusal('CONFLICT', 'CLAIMED', { current: await show(context, held, callerId) })
  const activeAt = context.now.toISOString()
  const row =
    held === undefined
      ? { ...newRow(context, releaseId), userId: callerId, since: activeAt, activeAt }
      : changedRow(context, held, { activeAt })
  return show(context, await context.tables.claims.put(row), callerId)
}

const leave = async ({ tables }: WriteContext, releaseId: string, callerId: string): Promise<null> => {
  const claim = await tables.claims.get(releaseId)
  if (claim?.userId === callerId) await tables.claims.remove(releaseId)
  return null
}

export const claim: Handlers['submissions']['claim'] = async ({ releaseId, isOn }, context) => {
  const { user } = await requireReviewer(context)
  return isOn ? take(context, releaseId, user.id) : leave(context, releaseId, user.id)
}
