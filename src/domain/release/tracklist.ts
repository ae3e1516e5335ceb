import { normalizeIsrc } from '#src/domain/identifiers/isrc.ts'
import { error, type Problem, warning } from '#src/domain/problem.ts'
import type { CheckedTrack } from '#src/domain/release/track.ts'

/** Those whose key was already seen on an earlier track. */
const repeated = (tracks: readonly CheckedTrack[], keyOf: (track: CheckedTrack) => string | null): CheckedTrack[] => {
  const seen = new Set<string>()
  return tracks.filter((track) => {
    const key = keyOf(track)
    if (key === null || key === '') return false
    const again = seen.has(key)
    seen.add(key)
    return again
  })
}

const sameTitle = ({ title, version, artists }: CheckedTrack) =>
  title.trim() === '' ? null : JSON.stringify([title, version, artists.map(({ artistId }) => artistId)]).toLowerCase()

/** What is wrong with the tracks as a list: none at all, one twice, two alike, depths that do not go together. */
export const tracklistProblems = (tracks: readonly CheckedTrack[]): Problem[] => {
  if (tracks.length === 0) return [error('TRACKS_MISSING', 'tracks')]
  const depths = new Set(
    tracks.flatMap(({ media }) => (media === null || media.bitDepth === 0 ? [] : [media.bitDepth])),
  )
  return [
    ...repeated(tracks, ({ assetId }) => assetId).map(({ assetId }) => error('TRACK_TWICE', `tracks.${assetId}.title`)),
    ...repeated(tracks, sameTitle).map(({ assetId }) => error('TRACK_SAME_TITLE', `tracks.${assetId}.title`)),
    ...repeated(tracks, ({ isrc }) => (isrc === null ? null : normalizeIsrc(isrc))).map(({ assetId }) =>
      error('ISRC_TWICE', `tracks.${assetId}.isrc`),
    ),
    ...(depths.size > 1 ? [warning('AUDIO_MIXED_DEPTH', 'tracks')] : []),
  ]
}
