import { need, needSuperAdmin, seesRelease } from '#mocks/access.ts'
import { releaseFound } from '#mocks/api/releases.ts'
import { artistWords } from '#mocks/artist-words.ts'
import type { Context } from '#mocks/context.ts'
import { changed, newRow } from '#mocks/db/changes.ts'
import { finder } from '#mocks/db/found.ts'
import { releasePlaces, submissionsByRelease } from '#mocks/db/links.ts'
import { pageOf, type Sorts } from '#mocks/db/page.ts'
import type { ReleaseRow, SubmissionRow } from '#mocks/db/rows.ts'
import { tellOrganizationOf, tellSuperAdmins } from '#mocks/notify.ts'
import { visible } from '#mocks/ownership.ts'
import { badField, notFound, refusal } from '#mocks/refusal.ts'
import { signedIn } from '#mocks/session.ts'
import { checkSubmittable } from '#mocks/submission-check.ts'
import type { Handlers } from '#mocks/trpc.ts'
import { submissionView } from '#mocks/views/submission.ts'
import type { SubmissionStatus } from '#src/domain/status.ts'
import { isLiveSubmission, mayMove } from '#src/domain/submission-flow.ts'

const sorts: Sorts<SubmissionRow> = { status: ({ status }) => status, delivery: ({ delivery }) => delivery }

/** A takedown is asked for by the members, and not something a reviewer decides on. */
const mayDecide = (from: SubmissionStatus, to: SubmissionStatus): boolean =>
  mayMove(from, to, 'SUPERADMIN') && !mayMove(from, to, 'MEMBER')

const decisionOf = ({ status, delivery }: SubmissionRow, to: SubmissionStatus, reason: string | undefined) => ({
  status: to,
  // What was delivered once stays in the store until it is taken down, whatever is decided.
  delivery: to === 'APPROVED' && status === 'PENDING_APPROVAL' ? ('PENDING' as const) : delivery,
  reason: to === 'REJECTED' ? reason || null : null,
})

const tellDecision = async (context: Context, release: ReleaseRow, to: SubmissionStatus, senderId: string) => {
  if (to === 'APPROVED') await tellOrganizationOf(context, release, { type: 'USER_RELEASEACCEPTED', senderId })
  if (to === 'REJECTED') await tellOrganizationOf(context, release, { type: 'USER_RELEASEDENIED', senderId })
}

export const submissions: Handlers['submissions'] = {
  list: async (input, context) => {
    needSuperAdmin(await signedIn(context))
    const releases = await context.tables.releases.all()
    const places = releasePlaces(releases)
    const found = finder(releases, input.search, releaseFound, await artistWords(context))
    const asked = input.search?.toLowerCase()
    const matches = (release: ReleaseRow, place: number, { id }: SubmissionRow) =>
      (input.organizationId === undefined || release.organizationId === input.organizationId) &&
      (input.artistId === undefined || release.artists.some(({ artistId }) => artistId === input.artistId)) &&
      (found(release, place) || id === asked)
    const page = pageOf(await context.tables.submissions.all(), input, sorts, (row) => {
      if (input.status !== undefined && row.status !== input.status) return false
      if (input.delivery !== undefined && row.delivery !== input.delivery) return false
      const place = places.get(row.releaseId) ?? -1
      const release = releases[place]
      return release !== undefined && matches(release, place, row)
    })
    const items = page.rows.flatMap((row) => {
      const release = releases[places.get(row.releaseId) ?? -1]
      return release === undefined ? [] : [submissionView(context, row, release)]
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
    const { tables } = context
    const before = await tables.submissions.get(submissionId)
    const release = before === undefined ? undefined : await tables.releases.get(before.releaseId)
    if (before === undefined || release === undefined) throw notFound()
    if (!mayDecide(before.status, status)) throw refusal('PRECONDITION_FAILED')
    const row = await tables.submissions.put(changed(context, before, decisionOf(before, status, reason)))
    await tellDecision(context, release, status, caller.user.id)
    return submissionView(context, row, release)
  },
}
