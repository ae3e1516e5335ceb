import { hasSpotifyProfile } from '#src/domain/artist/channels.ts'
import type { Release, ReleaseDetail } from '#src/contract/releases.ts'
import { displayStatusOf, isPublished, releaseStatusOf } from '#src/domain/submission/release-status.ts'
import { assetView } from '#backend/assets/view.ts'
import type { Context } from '#backend/context.ts'
import { showCover, showCredits, showIsrcPrefix, showLabel, showOrganization } from '#src/contract/entity-views.ts'
import { referencesOf } from '#backend/references.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'

const submissionsOf = async ({ tables }: Context, releaseId: string): Promise<SubmissionRow[]> => {
  const own = await tables.submissions.where({ is: { releaseId } })
  return own.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
}

/** The day of a call, `YYYY-MM-DD`. */
export const todayOf = ({ now }: Context): string => now.toISOString().slice(0, 'YYYY-MM-DD'.length)

const withProfiles = <C extends { artistId: string }>({ tables }: Context, credits: readonly C[]) =>
  Promise.all(
    credits.map(async (credit) => {
      const artist = await tables.artists.get(credit.artistId)
      const isLacking = artist !== undefined && !hasSpotifyProfile(artist)
      return { ...credit, ...(isLacking && { lacksProfile: true as const }) }
    }),
  )

const viewWith = async (context: Context, row: ReleaseRow, submissions: readonly SubmissionRow[]): Promise<Release> => {
  const { organizationId, createdBy: _, labelId, coverFileId, ...fields } = row
  const references = referencesOf(context)
  return {
    ...fields,
    artists: await withProfiles(context, await showCredits(row.artists, references)),
    label: await showLabel(labelId, references),
    cover: await showCover(coverFileId, references),
    organization: await showOrganization(organizationId, references),
    status: releaseStatusOf(submissions),
    displayStatus: displayStatusOf(submissions, row.consumerReleaseDate, todayOf(context)),
    published: isPublished(submissions),
  }
}

export const releaseView = async (context: Context, row: ReleaseRow): Promise<Release> =>
  viewWith(context, row, await submissionsOf(context, row.id))

export const releaseDetailView = async (context: Context, row: ReleaseRow): Promise<ReleaseDetail> => {
  const submissions = await submissionsOf(context, row.id)
  const assets = await Promise.all(row.tracklist.map(({ assetId }) => context.tables.assets.get(assetId)))
  return {
    ...(await viewWith(context, row, submissions)),
    isrcPrefix: await showIsrcPrefix(row.labelId, referencesOf(context)),
    tracks: await Promise.all(assets.flatMap((asset) => asset ?? []).map((asset) => assetView(context, asset))),
    submissions: submissions.map(({ id, storeId, status, delivery, reason, createdAt, updatedAt }) => ({
      id,
      storeId,
      status,
      delivery,
      reason,
      createdAt,
      updatedAt,
    })),
  }
}
