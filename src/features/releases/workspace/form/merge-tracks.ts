import type { TrackContentField } from '#src/domain/release/content.ts'
import type { ReleaseForm } from '#src/features/releases/workspace/form/release-form.ts'
import type { TrackForm } from '#src/features/releases/workspace/form/track-form.ts'

type Tracks = ReleaseForm['tracks']
type TrackField = TrackContentField & keyof TrackForm

const FIELDS = [
  'title',
  'version',
  'format',
  'artists',
  'composer',
  'lyricist',
  'contributors',
  'isrc',
  'explicit',
  'language',
  'metadataLanguage',
  'lyrics',
  'previewStart',
  'previewLength',
  'media',
  'instantGratification',
  'rightsClaim',
  'keptSpellings',
] as const satisfies readonly TrackField[]

/** Whether two values are no edit of each other. */
export type IsSame = (field: string, a: unknown, b: unknown) => boolean

const trackIn = (tracks: Tracks, assetId: string) => tracks.find((track) => track.assetId === assetId)

/** The fields of each track that one side changed; none of a track that is new. */
export const trackFieldEdits = (baseline: Tracks, side: Tracks, isSame: IsSame): TrackField[][] =>
  side.map((track) => {
    const before = trackIn(baseline, track.assetId)
    return before === undefined ? [] : FIELDS.filter((field) => !isSame(field, before[field], track[field]))
  })

const mergeTrack = (before: TrackForm | undefined, local: TrackForm, remote: TrackForm, isSame: IsSame): TrackForm => {
  const mine = FIELDS.filter((field) => before === undefined || !isSame(field, before[field], local[field]))
  return Object.assign({ ...remote }, ...mine.map((field) => ({ [field]: local[field] })))
}

const isListChanged = (a: Tracks, b: Tracks) =>
  a.map(({ assetId }) => assetId).join() !== b.map(({ assetId }) => assetId).join()

/**
 * The tracks as the local side has them, with what only the other side changed: its edits of other fields, its order where
 * the local one is as before, and the tracks that it added.
 */
export const mergeTracks = (baseline: Tracks, local: Tracks, remote: Tracks, isSame: IsSame): Tracks => {
  const [list, other] = isListChanged(baseline, local) ? [local, remote] : [remote, local]
  const added = other.filter(
    ({ assetId }) => trackIn(list, assetId) === undefined && trackIn(baseline, assetId) === undefined,
  )
  return [...list, ...added].map((track) => {
    const [mine, theirs] = [trackIn(local, track.assetId), trackIn(remote, track.assetId)]
    if (mine === undefined || theirs === undefined) return track
    return mergeTrack(trackIn(baseline, track.assetId), mine, theirs, isSame)
  })
}
