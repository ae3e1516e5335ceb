import { type Context, todayOf } from '#backend/context.ts'
import { notFound } from '#backend/refusal.ts'
import { contentRevision } from '#backend/release-records/content.ts'
import { releaseView, submissionStateView } from '#backend/releases/view.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import type { SubmissionRow, StoreRow } from '#backend/tables/submissions.ts'
import type { StoreSubmission, Submission } from '#src/contract/submissions.ts'
import { dateAtStore } from '#src/domain/release/own-dates.ts'
import { storeProfileOf } from '#src/domain/release/store-directory.ts'
import { submissionOn } from '#src/domain/submission/takedown-day.ts'

/** A submission to one store, without its release. */
export const storeSubmissionView = async (context: Context, row: SubmissionRow): Promise<StoreSubmission> => ({
  ...(await submissionStateView(context, row)),
  revision: row.revision,
})

export const submittedReleaseView = async (context: Context, release: ReleaseRow): Promise<Submission['release']> => ({
  ...(await releaseView(context, release)),
  labelId: release.labelId,
})

/** A submission as reviewers list it, with its release as it is now. */
export const submissionView = async (
  context: Context,
  row: SubmissionRow,
  release: ReleaseRow,
): Promise<Submission> => {
  const [submission, shown, revision] = await Promise.all([
    storeSubmissionView(context, row),
    submittedReleaseView(context, release),
    contentRevision(context, release),
  ])
  const consumerReleaseDate = dateAtStore(release, row.storeId)
  return { ...submission, release: { ...shown, consumerReleaseDate }, contentRevision: revision }
}

export type SubmissionWithRelease = { row: SubmissionRow; release: ReleaseRow }

type Reading = Pick<Context, 'now' | 'tables'>

export const releaseOf = async (
  { tables }: Pick<Reading, 'tables'>,
  { releaseId }: SubmissionRow,
): Promise<ReleaseRow> => {
  const release = await tables.releases.get(releaseId)
  if (release === undefined) throw notFound()
  return release
}

/** A submission with its release. */
export const getSubmission = async (context: Reading, id: string): Promise<SubmissionWithRelease> => {
  const row = await context.tables.submissions.get(id)
  if (row === undefined) throw notFound()
  return { row: submissionOn(row, todayOf(context)), release: await releaseOf(context, row) }
}

/** The submissions that a call names, each once. */
export const getSubmissions = (context: Context, ids: readonly string[]): Promise<SubmissionWithRelease[]> =>
  Promise.all([...new Set(ids)].map((id) => getSubmission(context, id)))

/** Submissions to several stores, by their release. */
export const byRelease = (
  named: readonly SubmissionWithRelease[],
): { release: ReleaseRow; rows: SubmissionRow[] }[] => {
  const releases = new Map(named.map(({ release }) => [release.id, release]))
  return [...releases.values()].map((release) => ({
    release,
    rows: named.filter((each) => each.release.id === release.id).map(({ row }) => row),
  }))
}

/** Tables hold only the names of stores; what each store takes comes from the directory. */
export const storeView = ({ id, name }: StoreRow) => ({ id, name, profile: storeProfileOf(name) })
