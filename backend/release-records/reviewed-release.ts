import type { Context } from '#backend/context.ts'
import { creditedOn, tracksOf } from '#backend/release-records/content.ts'
import type { ArtistRow } from '#backend/tables/artists.ts'
import type { AssetRow } from '#backend/tables/assets.ts'
import type { LabelRow } from '#backend/tables/labels.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import { releaseInput } from '#src/contract/releases.ts'
import { ASSET_FIELDS } from '#src/domain/fields.ts'
import type { ReviewedRelease } from '#src/domain/submission/requested-changes.ts'

const reviewedTrack = (asset: AssetRow): ReviewedRelease['tracks'][number] => ({
  assetId: asset.id,
  ...Object.fromEntries(ASSET_FIELDS.map((field) => [field, asset[field]])),
})

const INPUT_FIELDS = Object.keys(releaseInput.shape)

/** The rows that a release refers to: its tracks, its label, and the artists of all of them. */
type Referred = { assets: readonly AssetRow[]; artists: readonly ArtistRow[]; label: LabelRow | undefined }

/** What a reviewer sees of a release and what it refers to, without what changes by itself. */
export const reviewedOf = (release: ReleaseRow, { assets, artists, label }: Referred): ReviewedRelease => ({
  ...Object.fromEntries(Object.entries(release).filter(([field]) => INPUT_FIELDS.includes(field))),
  tracks: assets.map(reviewedTrack),
  records: {
    artists: artists.map(({ id, name, channels, newSpotifyProfile }) => ({
      artistId: id,
      name,
      channels,
      newSpotifyProfile,
    })),
    labelName: label?.name ?? null,
  },
})

/** What a reviewer sees of a release as it is now. */
export const reviewedRelease = async (context: Context, release: ReleaseRow): Promise<ReviewedRelease> => {
  const { artists, labels } = context.tables
  const assets = await tracksOf(context, release)
  const [credited, label] = await Promise.all([
    Promise.all(creditedOn(release, assets).map((id) => artists.get(id))),
    release.labelId === null ? undefined : labels.get(release.labelId),
  ])
  return reviewedOf(release, { assets, artists: credited.flatMap((artist) => artist ?? []), label })
}
