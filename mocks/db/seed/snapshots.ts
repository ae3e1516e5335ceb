import { contentFrom, type ContentNames } from '#backend/release-records/content.ts'
import type { AssetRow } from '#backend/tables/assets.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import type { SnapshotRow } from '#backend/tables/snapshots.ts'
import type { SubmissionRow } from '#backend/tables/submissions.ts'
import { type Catalogue, tables } from '#backend/tables/tables.ts'
import { uuidOf } from '#mocks/db/seed/random.ts'
import type { ReleaseContent } from '#src/contract/releases.ts'
import { contentRevisionOf } from '#src/domain/release/content.ts'
import { firstDayAt } from '#src/domain/release/own-dates.ts'
import { isInStore } from '#src/domain/submission/release-status.ts'

const namesOf = ({ artists, labels, files }: Catalogue): ContentNames => ({
  artists: new Map(artists.map(({ id, name }) => [id, name])),
  labels: new Map(labels.map(({ id, name }) => [id, name])),
  files: new Map(files.map(({ id, fileName }) => [id, fileName])),
})

type EditedFields = Pick<ReleaseContent, 'genre' | 'subgenre' | 'copyrightP'>
const EDITED = ['genre', 'subgenre', 'copyrightP'] as const satisfies readonly (keyof EditedFields)[]

/** What its label had submitted before it changed its mind, and the release to what it is. */
const earlierFields = ({ genre, copyrightP }: EditedFields): EditedFields => ({
  genre: genre === 'Pop' ? 'Electronic' : 'Pop',
  subgenre: null,
  copyrightP: { ...copyrightP, text: `${copyrightP.text} Srl` },
})

const earlier = (content: ReleaseContent): ReleaseContent => {
  const [first, ...others] = content.tracks
  return {
    ...content,
    ...earlierFields(content),
    tracks:
      first === undefined
        ? []
        : [{ ...first, version: 'Demo', composer: first.composer.slice(0, 1), lyricist: [] }, ...others],
  }
}

/** One in this many of what waits was changed after it was submitted, and of what is in a store after it was approved. */
const WAITING_CHANGED = 4
const APPROVED_CHANGED = 9

const EDITED_AFTER_MS = 60 * 60_000

/** The edit that made of what was submitted what it is, an hour later. */
const editOf = ({ id, createdBy, genre, subgenre, copyrightP }: ReleaseRow, submittedAt: string) => {
  const at = new Date(Date.parse(submittedAt) + EDITED_AFTER_MS).toISOString()
  const row = { ...tables.edits.defaults, id: uuidOf(`edit/after/${id}`), revision: 1, createdAt: at, updatedAt: at }
  const after = { genre, subgenre, copyrightP }
  const sitting = { fields: [...EDITED], before: earlierFields(after), after }
  return { ...row, releaseId: id, userId: createdBy ?? '', ...sitting }
}

/** The name of its state, without putting together all that is reviewed of it. */
const seededRevision = (release: ReleaseRow, tracks: readonly AssetRow[], names: ContentNames): string => {
  const named = ({ revision, artists }: ReleaseRow | AssetRow) => ({
    revision,
    artists: artists.map(({ artistId }) => ({ name: names.artists.get(artistId) ?? '' })),
  })
  const label = release.labelId === null ? null : { name: names.labels.get(release.labelId) ?? '' }
  return contentRevisionOf({ ...named(release), label }, tracks.map(named))
}

const submissionsByRelease = ({ submissions }: Catalogue) => {
  const byRelease = new Map<string, SubmissionRow[]>()
  for (const row of submissions) byRelease.set(row.releaseId, [...(byRelease.get(row.releaseId) ?? []), row])
  return byRelease
}

/** Says of some releases that they were changed after they were submitted, or approved. */
const createChoice = () => {
  const counts = { waiting: 0, approved: 0 }
  const isNth = (of: keyof typeof counts, every: number) => {
    counts[of] += 1
    return counts[of] % every === 0
  }
  return ({ revision, createdBy }: ReleaseRow, own: readonly SubmissionRow[]): boolean => {
    if (revision === 1 || createdBy === null) return false
    if (own.every(({ status }) => status === 'PENDING_APPROVAL')) return isNth('waiting', WAITING_CHANGED)
    return own.every(({ status }) => status === 'APPROVED') && isNth('approved', APPROVED_CHANGED)
  }
}

/** Takes a snapshot of each release that was submitted. Some were edited since. */
export const withSnapshots = (catalogue: Catalogue): Catalogue => {
  const names = namesOf(catalogue)
  const assets = new Map(catalogue.assets.map((asset) => [asset.id, asset]))
  const releases = new Map(catalogue.releases.map((release) => [release.id, release]))
  const byRelease = submissionsByRelease(catalogue)
  const wasChanged = createChoice()
  const snapshots: SnapshotRow[] = []
  const edits: Catalogue['edits'] = []
  for (const release of catalogue.releases) {
    const own = byRelease.get(release.id) ?? []
    const [submission] = own
    if (submission === undefined) continue
    const { createdAt } = submission
    const tracks = release.tracklist.flatMap(({ assetId }) => assets.get(assetId) ?? [])
    const isChanged = wasChanged(release, own)
    const taken = () => {
      const now = contentFrom(release, tracks, names)
      return isChanged ? earlier(now) : now
    }
    let content: ReleaseContent | undefined
    const before = { ...release, revision: release.revision - (isChanged ? 1 : 0) }
    const contentRevision = seededRevision(before, tracks, names)
    const row = { id: uuidOf(`snapshot/${release.id}`), revision: 1, createdAt, updatedAt: createdAt }
    snapshots.push({
      ...row,
      releaseId: release.id,
      contentRevision,
      // Put together for the releases that are looked at: it analyses the sound of every track.
      get content() {
        return (content ??= taken())
      },
    })
    if (isChanged) edits.push(editOf(release, createdAt))
  }
  const taken = new Map(snapshots.map((snapshot) => [snapshot.releaseId, snapshot]))
  const submissions = catalogue.submissions.map((row) => {
    const snapshot = taken.get(row.releaseId)
    const snapshotId = snapshot?.id ?? null
    const release = releases.get(row.releaseId)
    if (snapshot === undefined || release === undefined || !isInStore(row))
      return { ...row, snapshotId, approvedSnapshotId: null }
    return { ...row, snapshotId, approvedSnapshotId: snapshotId, liveFrom: firstDayAt(release, row.storeId) }
  })
  return { ...catalogue, submissions, snapshots, edits: [...catalogue.edits, ...edits] }
}
