import { need, needSuperAdmin, seesRelease } from '#mocks/access.ts'
import { releaseFound } from '#mocks/api/releases.ts'
import { artistWords } from '#mocks/artist-words.ts'
import type { Context } from '#mocks/context.ts'
import { changed, newRow } from '#mocks/db/changes.ts'
import { finder } from '#mocks/db/found.ts'
import { placesOfReleases, releaseOwners, submissionsByRelease } from '#mocks/db/links.ts'
import { pageOf, type Sorts } from '#mocks/db/page.ts'
import type { ReleaseRow, SubmissionRow } from '#mocks/db/rows.ts'
import { tellOrganizationOf, tellSuperAdmins } from '#mocks/notify.ts'
import { visible } from '#mocks/ownership.ts'
import { badField, notFound, refusal } from '#mocks/refusal.ts'
import { signedIn } from '#mocks/session.ts'
import { checkSubmittable } from '#mocks/submission-check.ts'
import type { Handlers } from '#mocks/trpc.ts'
import { submissionView } from '#mocks/views/submission.ts'
import { canRetryDelivery } from '#src/domain/submission/delivery.ts'
import type { SubmissionStatus } from '#src/domain/submission/status.ts'
import { isLiveSubmission, canTransition } from '#src/domain/submission/flow.ts'

const sorts: Sorts<SubmissionRow> = { status: ({ status }) => status, delivery: ({ delivery }) => delivery }

/** A takedown is asked for by the members, and not something a reviewer decides on. */
const mayDecide = (from: SubmissionStatus, to: SubmissionStatus): boolean =>
  canTransition(from, to, 'SUPERADMIN') && !canTransition(from, to, 'MEMBER')

const decisionOf = ({ status, delivery }: SubmissionRow, to: SubmissionStatus, reason: string | undefined) => ({
  status: to,
  // What was delivered once stays in the store until it is taken down, whatever is decided.
  delivery: to === 'APPROVED' && status === 'PENDING_APPROVAL' ? ('PENDING' as const) : delivery,
  reason: to === 'REJECTED' ? reason || null : null,
})

type Decided = { release: ReleaseRow; from: SubmissionStatus; to: SubmissionStatus; senderId: string }

/** The spec knows two answers; `service` says when it was a takedown that was granted or refused. */
const tellDecision = async (context: Context, { release, from, to, senderId }: Decided) => {
  const type = to === 'REJECTED' ? 'USER_RELEASEDENIED' : 'USER_RELEASEACCEPTED'
  const about = from === 'PENDING_TAKEDOWN' ? ({ service: 'TAKEDOWN' } as const) : {}
  await tellOrganizationOf(context, release, { type, senderId, ...about })
}

/** A submission with its release; nobody learns of one that is not there. */
const submitted = async ({ tables }: Context, id: string): Promise<{ row: SubmissionRow; release: ReleaseRow }> => {
  const row = await tables.submissions.get(id)
  const release = row === undefined ? undefined : await tables.releases.get(row.releaseId)
  if (row === undefined || release === undefined) throw notFound()
  return { row, release }
}

export const submissions: Handlers['submissions'] = {
  list: async (input, context) => {
    needSuperAdmin(await signedIn(context))
    const [rows, releases] = [await context.tables.submissions.all(), await context.tables.releases.all()]
    const [places, owners] = [placesOfReleases(rows, releases), releaseOwners(releases)]
    const found = finder(releases, input.search, releaseFound, await artistWords(context))
    const named =
      input.search === undefined ? undefined : await context.tables.submissions.get(input.search.toLowerCase())
    const matches = (release: ReleaseRow, place: number) =>
      (input.organizationId === undefined || owners[place] === input.organizationId) &&
      (input.artistId === undefined || release.artists.some(({ artistId }) => artistId === input.artistId))
    const page = pageOf(rows, input, sorts, (row, at) => {
      const place = places[at] ?? -1
      const release = releases[place]
      if (release === undefined || !(found(release, place) || row === named)) return false
      if (input.status !== undefined && row.status !== input.status) return false
      if (input.delivery !== undefined && row.delivery !== input.delivery) return false
      return matches(release, place)
    })
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
    const release = visible(await tables.releases.get(releaseId), seesRelease(caller))
    await checkSubmittable(context, release)
    const live = submissionsByRelease(await tables.submissions.all(), releaseId).filter(isLiveSubmission)
    const made: SubmissionRow[] = []
    for (const storeId of new Set(storeIds)) {
      if ((await tables.stores.get(storeId)) === undefined) throw badField('storeIds', 'NOT_FOUND')
      if (live.some((one) => one.storeId === storeId)) throw refusal('CONFLICT', 'ALREADY_SUBMITTED')
      const row = { ...newRow(context), releaseId, storeId, createdBy: caller.user.id, reason: null, delivery: null }
      made.push(await tables.submissions.put({ ...row, status: 'PENDING_APPROVAL' }))
    }
    const { organizationId } = release
    const news = { type: 'ADMIN_SUBMISSIONRECEIVED' as const, senderId: caller.user.id, releaseId, organizationId }
    await tellSuperAdmins(context, news)
    return Promise.all(made.map((row) => submissionView(context, row, release)))
  },
  changeStatus: async ({ submissionId, status, reason }, context) => {
    const caller = await signedIn(context)
    needSuperAdmin(caller)
    const { row: before, release } = await submitted(context, submissionId)
    if (!mayDecide(before.status, status)) throw refusal('PRECONDITION_FAILED')
    const row = await context.tables.submissions.put(changed(context, before, decisionOf(before, status, reason)))
    await tellDecision(context, { release, from: before.status, to: status, senderId: caller.user.id })
    return submissionView(context, row, release)
  },
  requestTakedown: async ({ submissionIds }, context) => {
    const caller = await signedIn(context)
    need(caller, 'MANAGE_RELEASE')
    const asked: { row: SubmissionRow; release: ReleaseRow }[] = []
    for (const id of new Set(submissionIds)) {
      const { row, release } = await submitted(context, id)
      visible(release, seesRelease(caller))
      if (!canTransition(row.status, 'PENDING_TAKEDOWN', caller.user.role)) throw refusal('PRECONDITION_FAILED')
      const request = changed(context, row, { status: 'PENDING_TAKEDOWN' })
      asked.push({ row: await context.tables.submissions.put(request), release })
    }
    const releases = new Map(asked.map(({ release }) => [release.id, release]))
    for (const { id, organizationId } of releases.values())
      await tellSuperAdmins(context, {
        type: 'ADMIN_SUBMISSIONRECEIVED',
        service: 'TAKEDOWN',
        senderId: caller.user.id,
        releaseId: id,
        organizationId,
      })
    return Promise.all(asked.map(({ row, release }) => submissionView(context, row, release)))
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
