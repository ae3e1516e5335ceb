import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { canTransition, mayDecide } from '#src/domain/submission/decision.ts'
import { canRetryDelivery } from '#src/domain/submission/delivery.ts'
import type { SubmissionStatus } from '#src/domain/submission/status.ts'
import { seesRelease, visible } from '#backend/access.ts'
import { changed, checkUnique, foundBy, given, newRow, removeRows, sortOf, visibleRows } from '#backend/rows.ts'
import type { Context, Handlers, WriteContext } from '#backend/context.ts'
import { notifyOrganizationOf, notifySuperAdmins } from '#backend/notifications/notify.ts'
import { assignIsrcs } from '#backend/labels/isrc.ts'
import { badField, notFound, refusal } from '#backend/refusal.ts'
import { signedIn, need, needSuperAdmin } from '#backend/session.ts'
import { EVERY, type Filter } from '#backend/tables/table.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import { type SubmissionRow, submissions as table } from '#backend/tables/submissions.ts'
import type { Submission } from '#src/contract/submissions.ts'
import { releaseDetailView, releaseView } from '#backend/releases/view.ts'
import { writeDistributionError } from '#src/domain/submission/distribution-error.ts'
import { hasErrors } from '#src/domain/problem.ts'
import { type CheckedRelease, releaseProblems } from '#src/domain/release/check.ts'

dayjs.extend(utc)

const submissionView = async (context: Context, row: SubmissionRow, release: ReleaseRow): Promise<Submission> => {
  const { releaseId: _, createdBy: __, ...fields } = row
  return { ...fields, release: { ...(await releaseView(context, release)), labelId: release.labelId } }
}

/** A day is in the past once it is over in every time zone. */
const LAST_TIME_ZONE_HOURS = 12
const earliestToday = (now: Date): string => dayjs.utc(now).subtract(LAST_TIME_ZONE_HOURS, 'hour').format('YYYY-MM-DD')

const checkedRelease = async (context: Context, row: ReleaseRow): Promise<CheckedRelease> => {
  const release = await releaseDetailView(context, row)
  const tracks = release.tracks.map(({ id, ...track }) => ({ ...track, assetId: id }))
  const stores = await context.tables.stores.where({ ids: row.distributionProviders })
  const named = { labelName: release.label?.name, storeNames: stores.map(({ name }) => name) }
  return { ...release, ...named, labelId: row.labelId, hasCover: row.coverFileId !== null, tracks }
}

/** Refuses a release that the stores would not take, with all its errors at once. */
const checkSubmittable = async (context: Context, row: ReleaseRow): Promise<void> => {
  const problems = releaseProblems(await checkedRelease(context, row), earliestToday(context.now))
  if (!hasErrors(problems)) return
  const errors = problems.filter(({ severity }) => severity === 'ERROR')
  const items = errors.map(({ code, field }) => ({ key: code, values: [field] }))
  const fields = Object.fromEntries(errors.map(({ code, field }) => [field, code]))
  throw refusal('BAD_REQUEST', writeDistributionError({ kind: 'VALIDATION', items }), { fields })
}

const decisionOf = ({ status, delivery }: SubmissionRow, to: SubmissionStatus, reason: string | undefined) => ({
  status: to,
  // What was delivered once stays in the store until it is taken down, whatever is decided.
  delivery: to === 'APPROVED' && status === 'PENDING_APPROVAL' ? ('PENDING' as const) : delivery,
  reason: to === 'REJECTED' ? reason || null : null,
})

type Decided = { release: ReleaseRow; from: SubmissionStatus; row: SubmissionRow; senderId: string }

/** The spec knows two answers; `service` says when it was a takedown that was granted or refused. */
const notifyDecision = async (context: WriteContext, { release, from, row, senderId }: Decided) => {
  const type = row.status === 'REJECTED' ? 'USER_RELEASEDENIED' : 'USER_RELEASEACCEPTED'
  const about = from === 'PENDING_TAKEDOWN' ? ({ service: 'TAKEDOWN' } as const) : {}
  await notifyOrganizationOf(context, release, { type, senderId, storeIds: [row.storeId], ...about })
}

type Submitted = { row: SubmissionRow; release: ReleaseRow }

const releaseOf = async ({ tables }: Context, { releaseId }: SubmissionRow): Promise<ReleaseRow> => {
  const release = await tables.releases.get(releaseId)
  if (release === undefined) throw notFound()
  return release
}

/** A submission with its release. */
const submitted = async (context: Context, id: string): Promise<Submitted> => {
  const row = await context.tables.submissions.get(id)
  if (row === undefined) throw notFound()
  return { row, release: await releaseOf(context, row) }
}

const allSubmitted = (context: Context, ids: readonly string[]): Promise<Submitted[]> =>
  Promise.all([...new Set(ids)].map((id) => submitted(context, id)))

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
    const items = page.rows.map(async (row) => submissionView(context, row, await releaseOf(context, row)))
    return { items: await Promise.all(items), totalItems: page.count }
  },
  create: async ({ releaseId, storeIds }, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_RELEASE')
    const { tables } = context
    const release = await visible(tables.releases, releaseId, seesRelease(caller))
    await checkSubmittable(context, release)
    await assignIsrcs(context, release)
    const wanted = [...new Set(storeIds)]
    if ((await tables.stores.count({ ids: wanted })) < wanted.length) throw badField('storeIds', 'NOT_FOUND')
    const made: SubmissionRow[] = []
    for (const storeId of wanted) {
      const row = { ...table.defaults, ...newRow(context), releaseId, storeId, createdBy: caller.user.id }
      await checkUnique(tables.submissions, table, row, undefined)
      made.push(await tables.submissions.put(row))
    }
    const { organizationId } = release
    const about = { senderId: caller.user.id, releaseId, organizationId, storeIds: wanted }
    const news = { type: 'ADMIN_SUBMISSIONRECEIVED' as const, ...about }
    await notifySuperAdmins(context, news)
    return Promise.all(made.map((row) => submissionView(context, row, release)))
  },
  changeStatus: async ({ submissionId, status, reason }, context) => {
    const caller = await signedIn(context)
    needSuperAdmin(caller)
    const { row: before, release } = await submitted(context, submissionId)
    if (!mayDecide(before.status, status)) throw refusal('PRECONDITION_FAILED')
    const row = await context.tables.submissions.put(changed(context, before, decisionOf(before, status, reason)))
    await notifyDecision(context, { release, from: before.status, row, senderId: caller.user.id })
    return submissionView(context, row, release)
  },
  requestTakedown: async ({ submissionIds }, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_RELEASE')
    const before = await allSubmitted(context, submissionIds)
    const releaseIds = before.map(({ release }) => release.id)
    await visibleRows(context.tables.releases, releaseIds, seesRelease(caller))
    if (before.some(({ row }) => !canTransition(row.status, 'PENDING_TAKEDOWN', caller.user.role)))
      throw refusal('PRECONDITION_FAILED')
    const requested: Submitted[] = []
    for (const { row, release } of before) {
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
        storeIds: requested.filter(({ release }) => release.id === id).map(({ row }) => row.storeId),
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
    const rows = (await allSubmitted(context, submissionIds)).map(({ row }) => row)
    return removeRows(context.tables.submissions, rows)
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
