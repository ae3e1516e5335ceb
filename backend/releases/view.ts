import { artistFactsView } from '#backend/artists/facts.ts'
import { assetView } from '#backend/assets/view.ts'
import { type Context, todayOf } from '#backend/context.ts'
import { referencesOf } from '#backend/references.ts'
import { snapshotsOf, tracksOf } from '#backend/release-records/content.ts'
import { reviewedRelease } from '#backend/release-records/reviewed-release.ts'
import { statusGiverOf } from '#backend/release-records/status-since.ts'
import { requestedChangesView } from '#backend/releases/requested-changes.ts'
import { albumsWithSameCover } from '#backend/releases/same-cover.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'
import { showCover, showCredits, showIsrcPrefix, showLabel, showOrganization } from '#src/contract/entity-views.ts'
import type { ReleaseSubmission } from '#src/contract/release-submission.ts'
import type { Release, ReleaseDetail } from '#src/contract/releases.ts'
import type { CoverPicture } from '#src/contract/shared-schemas.ts'
import { hasSpotifyProfile } from '#src/domain/artist/channels.ts'
import { storeStatesOf } from '#src/domain/submission/delivery.ts'
import { latestPerStore } from '#src/domain/submission/latest-submissions.ts'
import { displayStatusOf, isPublished, releaseStatusOf } from '#src/domain/submission/release-status.ts'
import { submissionOn } from '#src/domain/submission/takedown-day.ts'

/** How it stands with a release at one store, since when, and by whom. */
export const submissionStateView = async (context: Context, stored: SubmissionRow): Promise<ReleaseSubmission> => {
  const row = submissionOn(stored, todayOf(context))
  const { id, storeId, kind, status, statusAt, delivery, reason, takedown, createdAt, updatedAt } = row
  const { takedownOn, liveFrom, snapshotId, approvedSnapshotId, answers } = row
  const state = { kind, status, statusAt, statusBy: await statusGiverOf(context, row), delivery, reason, takedown }
  const said = answers.length > 0 ? { answers } : {}
  return { id, storeId, ...state, takedownOn, liveFrom, snapshotId, approvedSnapshotId, createdAt, updatedAt, ...said }
}

const submissionsOf = async (context: Context, releaseId: string): Promise<SubmissionRow[]> => {
  const own = await context.tables.submissions.where({ is: { releaseId } })
  const today = todayOf(context)
  return own.map((row) => submissionOn(row, today)).toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
}

const withProfiles = <C extends { artistId: string }>({ tables }: Context, credits: readonly C[]) =>
  Promise.all(
    credits.map(async (credit) => {
      const artist = await tables.artists.get(credit.artistId)
      const isLacking = artist !== undefined && !hasSpotifyProfile(artist)
      return { ...credit, ...(isLacking && { lacksProfile: true as const }) }
    }),
  )

/** Everything is read at once, so that a database answers it together. */
const viewWith = async (
  context: Context,
  row: ReleaseRow,
  asked: SubmissionRow[] | Promise<SubmissionRow[]>,
): Promise<Release> => {
  const { organizationId, createdBy: _, createdByName: __, labelId, coverFileId, ...fields } = row
  const references = referencesOf(context)
  const [submissions, artists, label, cover, organization] = await Promise.all([
    asked,
    showCredits(row.artists, references).then((credits) => withProfiles(context, credits)),
    showLabel(labelId, references),
    showCover(coverFileId, references),
    showOrganization(organizationId, references),
  ])
  return {
    ...fields,
    artists,
    label,
    cover,
    organization,
    status: releaseStatusOf(submissions),
    displayStatus: displayStatusOf(submissions, row.consumerReleaseDate, todayOf(context)),
    storeStates: storeStatesOf(latestPerStore(submissions), row.consumerReleaseDate, todayOf(context)),
    published: isPublished(submissions),
  }
}

export const releaseView = async (context: Context, row: ReleaseRow): Promise<Release> =>
  viewWith(context, row, submissionsOf(context, row.id))

const factsOf = async (context: Context, artistIds: readonly string[]) => {
  const rows = await context.tables.artists.where({ ids: [...new Set(artistIds)] })
  return Promise.all(rows.map((row) => artistFactsView(context, row)))
}

const measuresOf = ({ contrast, sharpness, detail }: CoverPicture) => ({ contrast, sharpness, detail })

/** The submissions with what reviewers asked to change, and what the label answered. */
const submissionViews = async (context: Context, release: ReleaseRow, submissions: readonly SubmissionRow[]) => {
  const hasRequests = submissions.some(({ requested }) => requested.length > 0)
  const reviewed = hasRequests ? await reviewedRelease(context, release) : null
  return Promise.all(
    submissions.map(async (row) => ({
      ...(await submissionStateView(context, row)),
      ...(reviewed !== null && row.requested.length > 0 && { requestedChanges: requestedChangesView(row, reviewed) }),
    })),
  )
}

export const releaseDetailView = async (context: Context, row: ReleaseRow): Promise<ReleaseDetail> => {
  const [submissions, assets, file, sameCover] = await Promise.all([
    submissionsOf(context, row.id),
    tracksOf(context, row),
    row.coverFileId === null ? undefined : context.tables.files.get(row.coverFileId),
    albumsWithSameCover(context, row),
  ])
  const picture = file?.picture
  const credited = [row, ...assets].flatMap(({ artists }) => artists.map(({ artistId }) => artistId))
  const [view, artistFacts, isrcPrefix, tracks, sent, snapshots] = await Promise.all([
    viewWith(context, row, submissions),
    factsOf(context, credited),
    showIsrcPrefix(row.labelId, referencesOf(context)),
    Promise.all(assets.map((asset) => assetView(context, asset))),
    submissionViews(context, row, submissions),
    snapshotsOf(context, latestPerStore(submissions)),
  ])
  return {
    ...view,
    artistFacts,
    ...(picture && { coverMeasures: measuresOf(picture) }),
    ...(sameCover.length > 0 && { sameCover }),
    isrcPrefix,
    tracks,
    submissions: sent,
    snapshots,
  }
}
