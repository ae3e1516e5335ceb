import { type Context, type Handlers, todayOf } from '#backend/context.ts'
import { contentRevision } from '#backend/release-records/content.ts'
import { hasStatusOn } from '#backend/releases/rules.ts'
import { foundBy, definedFields, sortOf } from '#backend/rows.ts'
import { requireReviewer } from '#backend/session.ts'
import { claimView } from '#backend/submissions/claims.ts'
import { releaseOf, storeSubmissionView, submissionView, submittedReleaseView } from '#backend/submissions/view.ts'
import { releases as releaseTable, type ReleaseRow } from '#backend/tables/releases.ts'
import { type SubmissionRow, submissions as table } from '#backend/tables/submissions.ts'
import { EVERY, type Filter, type GroupsOf } from '#backend/tables/table.ts'
import { longestWait } from '#src/domain/submission/waiting-time.ts'

type Calls = Handlers['submissions']
type QueueInput = Parameters<Calls['queue']>[0]
type Filters = Pick<QueueInput, 'search' | 'status' | 'delivery' | 'organizationId' | 'artistId'>

const ofRelease = ({ organizationId, artistId }: Filters): Filter<ReleaseRow> => ({
  is: definedFields({ organizationId }),
  ...(artistId !== undefined && { credited: [artistId] }),
})
const isOfSome = ({ organizationId, artistId }: Filters) => organizationId !== undefined || artistId !== undefined
const atStore = ({ status, delivery }: Filters, today: string): Filter<SubmissionRow> => ({
  is: definedFields({ delivery }),
  all: status === undefined ? [] : [hasStatusOn(status, today)],
})

/** Found by what its release is found by, or named by its id. */
const foundWith = (search: string | undefined): Filter<SubmissionRow> =>
  search === undefined ? EVERY : { any: [{ of: { releases: foundBy(search) } }, { ids: [search.toLowerCase()] }] }

const shownBy = (input: Filters, today: string): Filter<SubmissionRow> => ({
  // Every submission has a release, so without a filter there is no need to join them.
  ...(isOfSome(input) && { of: { releases: ofRelease(input) } }),
  all: [atStore(input, today), foundWith(input.search)],
})

export const list: Calls['list'] = async (input, context) => {
  await requireReviewer(context)
  const page = await context.tables.submissions.page(shownBy(input, todayOf(context)), input, sortOf(table, input))
  const items = page.rows.map(async (row) => submissionView(context, row, await releaseOf(context, row)))
  return { items: await Promise.all(items), totalItems: page.count }
}

const BY_RELEASE = 'consumerReleaseDate'

/** The releases with the submissions that are asked for, in the order of their dates. */
const releasesByDate = async (context: Context, input: QueueInput): Promise<GroupsOf> => {
  const { search } = input
  const named: Filter<ReleaseRow> =
    search === undefined ? EVERY : { has: { submissions: { ids: [search.toLowerCase()] } } }
  const shown = {
    ...ofRelease(input),
    has: { submissions: atStore(input, todayOf(context)) },
    any: [foundBy(search), named],
  }
  const { rows, count } = await context.tables.releases.page(shown, input, sortOf(releaseTable, input))
  return { ids: rows.map(({ id }) => id), count }
}

export const queue: Calls['queue'] = async (input, context) => {
  const { user } = await requireReviewer(context)
  const { tables, now } = context
  const today = todayOf(context)
  const shown = shownBy(input, today)
  const { ids, count } =
    input.sortBy === BY_RELEASE
      ? await releasesByDate(context, input)
      : await tables.submissions.groups(shown, 'releaseId', input, sortOf(table, input))
  const own = await tables.submissions.where({ ...atStore(input, today), in: { releaseId: ids } })
  const groups = ids.map(async (releaseId) => {
    const release = await tables.releases.get(releaseId)
    const submissions = own.filter((row) => row.releaseId === releaseId)
    if (release === undefined || submissions.length === 0) return []
    const [view, shownSubmissions, revision, claim] = await Promise.all([
      submittedReleaseView(context, release),
      Promise.all(submissions.map((row) => storeSubmissionView(context, row))),
      contentRevision(context, release),
      claimView(context, releaseId, user.id),
    ])
    return [
      {
        release: view,
        submissions: shownSubmissions,
        contentRevision: revision,
        waitingSince: longestWait(submissions) ?? now.toISOString(),
        claim,
      },
    ]
  })
  return {
    groups: (await Promise.all(groups)).flat(),
    totalGroups: count,
    totalItems: await tables.submissions.count(shown),
    asOf: now.toISOString(),
  }
}

export const arrivals: Calls['arrivals'] = async ({ since, ...input }, context) => {
  await requireReviewer(context)
  // What waits for a decision does not change until it is decided.
  const shown: Filter<SubmissionRow> = { all: [shownBy(input, todayOf(context))], not: { upTo: { updatedAt: since } } }
  const { count } = await context.tables.submissions.groups(shown, 'releaseId', { page: 1, perPage: 1 })
  return { count }
}
