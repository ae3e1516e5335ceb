import { canRetryDelivery } from '#src/domain/submission/delivery.ts'
import type { SubmissionStatus } from '#src/domain/submission/status.ts'
import { canTransition } from '#src/domain/submission/flow.ts'
import { need, needSuperAdmin, seesRelease, visible } from '#backend/access.ts'
import { changed, given, newRow, foundBy, sortOf, checkUnique } from '#backend/rows.ts'
import type { Context, Handlers, WriteContext } from '#backend/context.ts'
import { notifyOrganizationOf, notifySuperAdmins } from '#backend/notifications/notify.ts'
import { badField, notFound, refusal } from '#backend/refusal.ts'
import { signedIn } from '#backend/session.ts'
import { checkSubmittable, decisionOf, mayDecide } from '#backend/submissions/rules.ts'
import { EVERY, type Filter } from '#backend/tables/table.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import { type SubmissionRow, submissions as table } from '#backend/tables/submissions.ts'
import type { Submission } from '#src/contract/submissions.ts'
import { releaseView } from '#backend/releases/view.ts'

const submissionView = async (context: Context, row: SubmissionRow, release: ReleaseRow): Promise<Submission> => {
  const { releaseId: _, createdBy: __, ...fields } = row
  return { ...fields, release: { ...(await releaseView(context, release)), labelId: release.labelId } }
}

type Decided = { release: ReleaseRow; from: SubmissionStatus; to: SubmissionStatus; senderId: string }

/** The spec knows two answers; `service` says when it was a takedown that was granted or refused. */
const notifyDecision = async (context: WriteContext, { release, from, to, senderId }: Decided) => {
  const type = to === 'REJECTED' ? 'USER_RELEASEDENIED' : 'USER_RELEASEACCEPTED'
  const about = from === 'PENDING_TAKEDOWN' ? ({ service: 'TAKEDOWN' } as const) : {}
  await notifyOrganizationOf(context, release, { type, senderId, ...about })
}

/** A submission with its release; nobody learns of one that is not there. */
const submitted = async ({ tables }: Context, id: string): Promise<{ row: SubmissionRow; release: ReleaseRow }> => {
  const row = await tables.submissions.get(id)
  const release = row === undefined ? undefined : await tables.releases.get(row.releaseId)
  if (row === undefined || release === undefined) throw notFound()
  return { row, release }
}

/** Found by what its release is found by, or named by its id. */
const foundWith = (search: string | undefined): Filter<SubmissionRow> =>
  search === undefined ? EVERY : { any: [{ of: { releases: foundBy(search) } }, { ids: [search.toLowerCase()] }] }

export const submissions: Handlers['submissions'] = {
  list: async (input, context) => {
    needSuperAdmin(await signedIn(context))
    const { status, delivery, organizationId, artistId, search } = input
    const release: Filter<ReleaseRow> = {
      is: given({ organizationId }),
      ...(artistId !== undefined && { credited: [artistId] }),
    }
    const shown = { is: given({ status, delivery }), of: { releases: release }, all: [foundWith(search)] }
    const page = await context.tables.submissions.page(shown, input, sortOf(table, input))
    const items = page.rows.map(async ({ id }) => {
      const { row, release } = await submitted(context, id)
      return submissionView(context, row, release)
    })
    return { items: await Promise.all(items), totalItems: page.count }
  },
  create: async ({ releaseId, storeIds }, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_RELEASE')
    const { tables } = context
    const release = await visible(tables.releases, releaseId, seesRelease(caller))
    await checkSubmittable(context, release)
    const made: SubmissionRow[] = []
    for (const storeId of new Set(storeIds)) {
      if ((await tables.stores.get(storeId)) === undefined) throw badField('storeIds', 'NOT_FOUND')
      const own = { releaseId, storeId, createdBy: caller.user.id }
      const row = { ...table.defaults, ...newRow(context), ...own }
      await checkUnique(tables.submissions, table, row, undefined)
      made.push(await tables.submissions.put(row))
    }
    const { organizationId } = release
    const news = { type: 'ADMIN_SUBMISSIONRECEIVED' as const, senderId: caller.user.id, releaseId, organizationId }
    await notifySuperAdmins(context, news)
    return Promise.all(made.map((row) => submissionView(context, row, release)))
  },
  changeStatus: async ({ submissionId, status, reason }, context) => {
    const caller = await signedIn(context)
    needSuperAdmin(caller)
    const { row: before, release } = await submitted(context, submissionId)
    if (!mayDecide(before.status, status)) throw refusal('PRECONDITION_FAILED')
    const row = await context.tables.submissions.put(changed(context, before, decisionOf(before, status, reason)))
    await notifyDecision(context, { release, from: before.status, to: status, senderId: caller.user.id })
    return submissionView(context, row, release)
  },
  requestTakedown: async ({ submissionIds }, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_RELEASE')
    const requested: { row: SubmissionRow; release: ReleaseRow }[] = []
    for (const id of new Set(submissionIds)) {
      const { row, release } = await submitted(context, id)
      await visible(context.tables.releases, release.id, seesRelease(caller))
      if (!canTransition(row.status, 'PENDING_TAKEDOWN', caller.user.role)) throw refusal('PRECONDITION_FAILED')
      const request = changed(context, row, { status: 'PENDING_TAKEDOWN' })
      requested.push({ row: await context.tables.submissions.put(request), release })
    }
    const releases = new Map(requested.map(({ release }) => [release.id, release]))
    for (const { id, organizationId } of releases.values())
      await notifySuperAdmins(context, {
        type: 'ADMIN_SUBMISSIONRECEIVED',
        service: 'TAKEDOWN',
        senderId: caller.user.id,
        releaseId: id,
        organizationId,
      })
    return Promise.all(requested.map(({ row, release }) => submissionView(context, row, release)))
  },
  retryDelivery: async ({ submissionId }, context) => {
    needSuperAdmin(await signedIn(context))
    const { row: before, release } = await submitted(context, submissionId)
    if (!canRetryDelivery(before)) throw refusal('PRECONDITION_FAILED')
    // What failed is no longer so; why a takedown was refused still is.
    const reason = before.status === 'REJECTED' ? before.reason : null
    const row = changed(context, before, { delivery: 'PENDING', reason })
    return submissionView(context, await context.tables.submissions.put(row), release)
  },
  permanentlyDelete: async ({ submissionIds }, context) => {
    needSuperAdmin(await signedIn(context))
    for (const id of new Set(submissionIds)) {
      const { row } = await submitted(context, id)
      await context.tables.submissions.remove(row.id)
    }
    return { ok: true }
  },
}

/** The stores that a release can be submitted to; the contract calls them by the name of their distributor. */
export const fuga: Handlers['fuga'] = {
  digitalServiceProviders: async (_, context) => {
    await signedIn(context)
    const stores = await context.tables.stores.where(EVERY)
    return stores.map(({ id, name }) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name))
  },
}
