import type { AssetFormat } from '#src/domain/asset/format.ts'
import {
  ALBUM_MIN_SECONDS,
  ALBUM_MIN_TRACKS,
  EP_LONG_TRACK_SECONDS,
  EP_MAX_SECONDS,
  EP_MAX_TRACKS,
  SINGLE_MAX_TRACKS,
  TRACKS_MAX,
} from '#src/domain/limits.ts'
import { error, type Problem } from '#src/domain/problem.ts'
import type { ReleaseFormat } from '#src/domain/release/format.ts'

type Timed = { format: AssetFormat; seconds: number }

const single = (tracks: readonly Timed[]): Problem[] => {
  if (tracks.length > SINGLE_MAX_TRACKS)
    return [error('SINGLE_TOO_MANY_TRACKS', 'format', { maximum: SINGLE_MAX_TRACKS })]
  return tracks.some(({ seconds }) => seconds >= EP_LONG_TRACK_SECONDS)
    ? [error('SINGLE_TRACK_TOO_LONG', 'format', { minutes: EP_LONG_TRACK_SECONDS / 60 })]
    : []
}

const ep = (tracks: readonly Timed[], total: number): Problem[] => {
  if (tracks.length > EP_MAX_TRACKS) return [error('EP_TOO_MANY_TRACKS', 'format', { maximum: EP_MAX_TRACKS })]
  if (total > EP_MAX_SECONDS) return [error('EP_TOO_LONG', 'format', { minutes: EP_MAX_SECONDS / 60 })]
  const needsLong =
    tracks.length <= SINGLE_MAX_TRACKS && !tracks.some(({ seconds }) => seconds >= EP_LONG_TRACK_SECONDS)
  return needsLong
    ? [error('EP_NEEDS_LONG_TRACK', 'format', { tracks: SINGLE_MAX_TRACKS, minutes: EP_LONG_TRACK_SECONDS / 60 })]
    : []
}

const album = (tracks: readonly Timed[], total: number): Problem[] =>
  tracks.length >= ALBUM_MIN_TRACKS || total >= ALBUM_MIN_SECONDS
    ? []
    : [error('ALBUM_TOO_SHORT', 'format', { tracks: ALBUM_MIN_TRACKS, minutes: ALBUM_MIN_SECONDS / 60 })]

/** Whether what is on the release is what its format promises; videos do not count on an audio format. */
export const formatProblems = (format: ReleaseFormat, assets: readonly Timed[]): Problem[] => {
  if (assets.length === 0) return []
  if (assets.length > TRACKS_MAX) return [error('TRACKS_TOO_MANY', 'tracks', { maximum: TRACKS_MAX })]
  if (format === 'VIDEO')
    return assets.some((asset) => asset.format === 'VIDEO') ? [] : [error('VIDEO_MISSING', 'format')]
  const tracks = assets.filter((asset) => asset.format === 'TRACK')
  const total = tracks.reduce((sum, { seconds }) => sum + seconds, 0)
  if (format === 'SINGLE') return single(tracks)
  return format === 'EP' ? ep(tracks, total) : album(tracks, total)
}

/** The format that fits best, to be offered, never forced. */
export const suggestFormat = (assets: readonly Timed[]): ReleaseFormat => {
  const tracks = assets.filter(({ format }) => format === 'TRACK')
  const total = tracks.reduce((sum, { seconds }) => sum + seconds, 0)
  if (tracks.length === 0 && assets.length > 0) return 'VIDEO'
  if (tracks.length >= ALBUM_MIN_TRACKS || total >= ALBUM_MIN_SECONDS) return 'ALBUM'
  if (tracks.length > SINGLE_MAX_TRACKS) return 'EP'
  return tracks.some(({ seconds }) => seconds >= EP_LONG_TRACK_SECONDS) ? 'EP' : 'SINGLE'
}
