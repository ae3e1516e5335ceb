import { seesRelease, visible } from '#backend/access.ts'
import { type WriteContext, type Handlers, earliestToday, todayOf } from '#backend/context.ts'
import { assignIsrcs } from '#backend/labels/isrc.ts'
import { notifyOrganizationOf, notifySuperAdmins } from '#backend/notifications/notify.ts'
import { badField, notFound, refusal } from '#backend/refusal.ts'
import { takeSnapshot } from '#backend/release-records/content.ts'
import { statusSince } from '#backend/release-records/status-since.ts'
import { recordStoreEvent } from '#backend/release-records/store-events.ts'
import { withBarcode } from '#backend/releases/barcode-pool.ts'
import { checkRequestedChanges } from '#backend/releases/requested-changes.ts'
import { changedRow, removeRows, visibleRows } from '#backend/rows.ts'
import { type Caller, requireCaller, requirePermission, requireSuperAdmin } from '#backend/session.ts'
import { claim } from '#backend/submissions/claims.ts'
import { decideAll } from '#backend/submissions/decide.ts'
import { arrivals, list, queue } from '#backend/submissions/queue.ts'
import { checkSubmittable, submitToStore } from '#backend/submissions/submit.ts'
import {
  byRelease,
  getSubmissions,
  type SubmissionWithRelease,
  submissionView,
  getSubmission,
  storeView,
} from '#backend/submissions/view.ts'
import { withdraw } from '#backend/submissions/withdraw.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'
import { rejectionOf } from '#backend/tables/submissions.ts'
import { EVERY } from '#backend/tables/table.ts'
import { canRetryDelivery } from '#src/domain/submission/delivery.ts'
import { canTakeBack, isOpenToRequests } from '#src/domain/submission/requests.ts'

/** The submissions that a member names; each release must be visible to the caller. */
const ownSubmitted = async (context: WriteContext, caller: Caller, submissionIds: readonly string[]) => {
  requirePermission(caller, 'MANAGE_RELEASE')
  const named = await getSubmissions(context, submissionIds)
  const releaseIds = named.map(({ release }) => release.id)
  await visibleRows(context.tables.releases, releaseIds, seesRelease(caller))
  return named
}

/** Tells labels of the confirmed takedowns that a reviewer cancelled, once for each release. */
const notifyCancelled = async (context: WriteContext, caller: Caller, named: readonly SubmissionWithRelease[]) => {
  const confirmed = named.filter(({ row }) => row.takedownOn !== null)
  for (const { release, rows } of byRelease(confirmed))
    await notifyOrganizationOf(context, release, {
      type: 'USER_RELEASEDENIED',
      service: 'TAKEDOWN_CANCELLED',
      senderId: caller.user.id,
      storeIds: rows.map(({ storeId }) => storeId),
    })
}

export const submissions: Handlers['submissions'] = {
  list,
  queue,
  arrivals,
  claim,
  create: async ({ releaseId, storeIds, answers = [] }, context) => {
    const caller = await requireCaller(context)
    requirePermission(caller, 'MANAGE_RELEASE')
    const { tables } = context
    const sent = await visible(tables.releases, releaseId, seesRelease(caller))
    await checkSubmittable(context, sent, storeIds)
    const wanted = [...new Set(storeIds)]
    await checkRequestedChanges(context, sent, wanted, answers)
    if ((await tables.stores.count({ ids: wanted })) < wanted.length) throw badField('storeIds', 'NOT_FOUND')
    await assignIsrcs(context, sent)
    const release = await withBarcode(context, caller, sent)
    const { id: snapshotId } = await takeSnapshot(context, release)
    const made: SubmissionRow[] = []
    const asked = { caller, release, snapshotId, answers }
    for (const storeId of wanted) made.push(await submitToStore(context, { ...asked, storeId }))
    const { organizationId } = release
    const about = { senderId: caller.user.id, releaseId, organizationId, storeIds: wanted }
    const news = { type: 'ADMIN_SUBMISSIONRECEIVED' as const, ...about }
    await notifySuperAdmins(context, news)
    return Promise.all(made.map((row) => submissionView(context, row, release)))
  },
  changeStatus: async ({ submissionId, ...decision }, context) => {
    const [decided] = await decideAll(context, { submissionIds: [submissionId], ...decision })
    if (decided === undefined) throw notFound()
    return decided
  },
  decide: (input, context) => decideAll(context, input),
  withdraw: async ({ submissionIds }, context) => {
    const caller = await requireCaller(context)
    const named = await ownSubmitted(context, caller, submissionIds)
    if (!named.every(({ row }) => canTakeBack(row, todayOf(context)))) throw refusal('PRECONDITION_FAILED')
    for (const { row } of named) await withdraw(context, caller, row)
    // The label needs no notification of its own withdrawal.
    if (caller.isSuperAdmin) await notifyCancelled(context, caller, named)
    return { ok: true }
  },
  requestTakedown: async ({ submissionIds, reason, date = null }, context) => {
    const caller = await requireCaller(context)
    const before = await ownSubmitted(context, caller, submissionIds)
    if (!before.every(({ row }) => isOpenToRequests(row))) throw refusal('PRECONDITION_FAILED')
    if (date !== null && date < earliestToday(context)) throw badField('date', 'TAKEDOWN_DATE_PAST')
    const state = { status: 'PENDING_TAKEDOWN', kind: 'TAKEDOWN', takedown: { reason, date } } as const
    const since = statusSince(context, caller)
    const requested: SubmissionWithRelease[] = []
    for (const { row, release } of before) {
      // The error of a failed delivery still applies; the reason of an earlier refusal does not.
      const left = { reason: row.status === 'APPROVED' ? row.reason : null, rejection: rejectionOf(row) }
      const to = await context.tables.submissions.put(changedRow(context, row, { ...state, ...since, ...left }))
      await recordStoreEvent(context, caller, { event: 'TAKEDOWN_REQUESTED', from: row, to })
      requested.push({ row: to, release })
    }
    for (const { release, rows } of byRelease(requested))
      await notifySuperAdmins(context, {
        type: 'ADMIN_SUBMISSIONRECEIVED',
        service: 'TAKEDOWN',
        senderId: caller.user.id,
        releaseId: release.id,
        organizationId: release.organizationId,
        storeIds: rows.map(({ storeId }) => storeId),
      })
    return Promise.all(requested.map(({ row, release }) => submissionView(context, row, release)))
  },
  retryDelivery: async ({ submissionId }, context) => {
    const caller = await requireCaller(context)
    requireSuperAdmin(caller)
    const { row: before, release } = await getSubmission(context, submissionId)
    if (!canRetryDelivery(before)) throw refusal('PRECONDITION_FAILED')
    // The error of the delivery no longer applies; the reason of a refused takedown does.
    const reason = before.status === 'REJECTED' ? before.reason : null
    const row = await context.tables.submissions.put(changedRow(context, before, { delivery: 'PENDING', reason }))
    await recordStoreEvent(context, caller, { event: 'DELIVERY_RETRIED', from: before, to: row })
    return submissionView(context, row, release)
  },
  permanentlyDelete: async ({ submissionIds }, context) => {
    const caller = await requireCaller(context)
    requireSuperAdmin(caller)
    const rows = (await getSubmissions(context, submissionIds)).map(({ row }) => row)
    for (const row of rows) await recordStoreEvent(context, caller, { event: 'DELETED', from: row, to: null })
    return removeRows(context.tables.submissions, rows)
  },
}

/** The stores that a release can be submitted to; the contract calls them by the name of their distributor. */
export const fuga: Handlers['fuga'] = {
  digitalServiceProviders: async (_, context) => {
    await requireCaller(context)
    const stores = await context.tables.stores.where(EVERY)
    return stores.map(storeView).toSorted((a, b) => a.name.localeCompare(b.name))
  },
}
