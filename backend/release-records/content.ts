import type { Context, WriteContext } from '#backend/context.ts'
import { referencesOf } from '#backend/references.ts'
import { newRow } from '#backend/rows.ts'
import type { AssetRow } from '#backend/tables/assets.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import type { SnapshotRow } from '#backend/tables/snapshots.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'
import { showCredits, showLabel } from '#src/contract/entity-views.ts'
import type { ReleaseContent, ReleaseSnapshot, TrackContent } from '#src/contract/releases.ts'
import {
  contentChanges,
  contentRevisionOf,
  hasChanged,
  hasOtherDate,
  sharedContent,
} from '#src/domain/release/content.ts'

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
  const { organizationId: _organization, createdByName: _name, labelId, coverFileId, tracklist, ...fields } = release
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

/** Names the state that a release and its tracks are in. The names are asked for as views ask for them, and so but once. */
export const contentRevision = async (context: Context, row: ReleaseRow): Promise<string> => {
  const references = referencesOf(context)
  const named = async ({ revision, artists }: ReleaseRow | AssetRow) => ({
    revision,
    artists: await showCredits<{ artistId: string }>(artists, references),
  })
  const [release, label, tracks] = await Promise.all([
    named(row),
    showLabel(row.labelId, references),
    tracksOf(context, row).then((assets) => Promise.all(assets.map(named))),
  ])
  return contentRevisionOf({ ...release, label }, tracks)
}

/** Who is credited on a release or on its tracks, each once. */
export const creditedOn = ({ artists }: Pick<ReleaseRow, 'artists'>, tracks: readonly AssetRow[]): string[] => {
  const credits = [...artists, ...tracks.flatMap((track) => track.artists)]
  return [...new Set(credits.map(({ artistId }) => artistId))]
}

/** The names that a release and tracks need to be shown. */
const contentNames = async (
  { tables }: Context,
  row: Pick<ReleaseRow, 'artists' | 'labelId'>,
  tracks: readonly AssetRow[],
): Promise<ContentNames> => {
  const masters = tracks.flatMap(({ media, dolbyAtmos }) => [media, dolbyAtmos]).filter((file) => file !== null)
  const [artists, labels, files] = await Promise.all([
    tables.artists.where({ ids: creditedOn(row, tracks) }),
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

/** The snapshot of a release as it is now: taken once for each of its states. */
export const takeSnapshot = async (context: WriteContext, release: ReleaseRow): Promise<SnapshotRow> => {
  const { snapshots } = context.tables
  const revision = await contentRevision(context, release)
  const taken = await snapshots.where({ is: { releaseId: release.id, contentRevision: revision } })
  const content = await contentOf(context, release)
  // What the name of a state leaves out may have changed: the name of a file.
  const same = taken.find((row) => !hasChanged(contentChanges(row.content, content)))
  if (same !== undefined) return same
  return snapshots.put({ ...newRow(context), releaseId: release.id, contentRevision: revision, content })
}

type AtStore = { storeId: string; approvedSnapshotId: string | null }

/** Whether a release is no longer what a store has; without a snapshot of that it is not known, and it may be. */
export const differsAtStore = async (
  context: Context,
  release: ReleaseRow,
  { storeId, approvedSnapshotId }: AtStore,
) => {
  const snapshot = approvedSnapshotId === null ? undefined : await context.tables.snapshots.get(approvedSnapshotId)
  if (snapshot === undefined) return true
  const [before, after] = [snapshot.content, await contentOf(context, release)]
  return hasChanged(contentChanges(sharedContent(before), sharedContent(after))) || hasOtherDate(before, after, storeId)
}

const snapshotView = async (context: Context, row: SnapshotRow): Promise<ReleaseSnapshot> => {
  const { id, contentRevision: revision, createdAt, content } = row
  const { cover } = content
  const url = cover === null ? null : await referencesOf(context).urlOf(cover.fileId)
  return { id, contentRevision: revision, createdAt, content: { ...content, cover: cover && { ...cover, url } } }
}

/** The snapshots that submissions name, each once. */
export const snapshotsOf = async (context: Context, submissions: readonly SubmissionRow[]) => {
  const named = submissions.flatMap(({ snapshotId, approvedSnapshotId }) => [snapshotId, approvedSnapshotId])
  const ids = [...new Set(named.filter((id) => id !== null))]
  const rows = await context.tables.snapshots.where({ ids })
  return Promise.all(rows.map((row) => snapshotView(context, row)))
}
