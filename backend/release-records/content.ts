import type { Context } from '#backend/context.ts'
import type { AssetRow } from '#backend/tables/assets.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import { type ReleaseContent, releaseInput, type TrackContent } from '#src/contract/releases.ts'
import { ASSET_FIELDS } from '#src/domain/fields.ts'
import { contentRevisionOf } from '#src/domain/release/content.ts'
import type { ReviewedRelease } from '#src/domain/submission/requested-changes.ts'

/** The names of what a release and its tracks refer to. */
export type ContentNames = Readonly<Record<'artists' | 'labels' | 'files', ReadonlyMap<string, string>>>

const masterOf = (media: AssetRow['media'], names: ContentNames) =>
  media === null ? null : { ...media, fileName: names.files.get(media.fileId) ?? '' }

/** What is reviewed of a track. */
export const trackFrom = (asset: AssetRow, names: ContentNames): TrackContent => {
  const { id, revision: _r, createdAt: _c, updatedAt: _u, createdBy: _b, organizationId: _o, ...track } = asset
  return {
    ...track,
    assetId: id,
    artists: track.artists.map((credit) => ({ ...credit, name: names.artists.get(credit.artistId) ?? '' })),
    media: masterOf(track.media, names),
    dolbyAtmos: masterOf(track.dolbyAtmos, names),
  }
}

/** What is reviewed of a release: its rows, with the names of what they refer to. */
export const contentFrom = (row: ReleaseRow, assets: readonly AssetRow[], names: ContentNames): ReleaseContent => {
  const { id: _id, revision: _revision, createdAt: _createdAt, updatedAt: _updatedAt, createdBy: _by, ...release } = row
  const { organizationId: _organization, labelId, coverFileId, tracklist, ...fields } = release
  const known = new Map(assets.map((asset) => [asset.id, asset]))
  const tracks = tracklist.flatMap(({ assetId, instantGratification }) => {
    const asset = known.get(assetId)
    if (asset === undefined) return []
    return [{ ...trackFrom(asset, names), ...(instantGratification === true && { instantGratification }) }]
  })
  return {
    ...fields,
    artists: row.artists.map((credit) => ({ ...credit, name: names.artists.get(credit.artistId) ?? '' })),
    label: labelId === null ? null : { id: labelId, name: names.labels.get(labelId) ?? '' },
    cover: coverFileId === null ? null : { fileId: coverFileId, url: null },
    tracks,
  }
}

/** The rows of the tracks, in the order of the tracklist. */
export const tracksOf = async ({ tables }: Context, { tracklist }: ReleaseRow): Promise<AssetRow[]> => {
  const assets = await Promise.all(tracklist.map(({ assetId }) => tables.assets.get(assetId)))
  return assets.flatMap((asset) => asset ?? [])
}

/** Names the state that a release and its tracks are in. */
export const contentRevision = async (context: Context, row: ReleaseRow): Promise<string> =>
  contentRevisionOf(row, await tracksOf(context, row))

/** The names that a release and tracks need to be shown. */
const contentNames = async (
  { tables }: Context,
  row: Pick<ReleaseRow, 'artists' | 'labelId'>,
  tracks: readonly AssetRow[],
): Promise<ContentNames> => {
  const credits = [...row.artists, ...tracks.flatMap((track) => track.artists)]
  const masters = tracks.flatMap(({ media, dolbyAtmos }) => [media, dolbyAtmos]).filter((file) => file !== null)
  const [artists, labels, files] = await Promise.all([
    tables.artists.where({ ids: [...new Set(credits.map(({ artistId }) => artistId))] }),
    tables.labels.where({ ids: row.labelId === null ? [] : [row.labelId] }),
    tables.files.where({ ids: masters.map(({ fileId }) => fileId) }),
  ])
  return {
    artists: new Map(artists.map(({ id, name }) => [id, name])),
    labels: new Map(labels.map(({ id, name }) => [id, name])),
    files: new Map(files.map(({ id, fileName }) => [id, fileName])),
  }
}

/** What would be reviewed of a release now. */
export const contentOf = async (context: Context, row: ReleaseRow): Promise<ReleaseContent> => {
  const tracks = await tracksOf(context, row)
  return contentFrom(row, tracks, await contentNames(context, row, tracks))
}

/** What would be reviewed of several states of a track. */
export const trackContents = async (context: Context, states: readonly AssetRow[]): Promise<TrackContent[]> => {
  const names = await contentNames(context, { artists: [], labelId: null }, states)
  return states.map((asset) => trackFrom(asset, names))
}

const reviewedTrack = (asset: AssetRow): ReviewedRelease['tracks'][number] => ({
  assetId: asset.id,
  ...Object.fromEntries(ASSET_FIELDS.map((field) => [field, asset[field]])),
})

const INPUT_FIELDS = Object.keys(releaseInput.shape)

/** What a reviewer sees of a release and its assets, without what changes by itself. */
export const reviewedOf = (release: ReleaseRow, assets: readonly AssetRow[]): ReviewedRelease => ({
  ...Object.fromEntries(Object.entries(release).filter(([field]) => INPUT_FIELDS.includes(field))),
  tracks: assets.map(reviewedTrack),
})

/** What a reviewer sees of a release as it is now. */
export const reviewedRelease = async (context: Context, release: ReleaseRow): Promise<ReviewedRelease> =>
  reviewedOf(release, await tracksOf(context, release))
