import type { TrackForm } from '#src/features/releases/workspace/release-form.ts'

/** Who made a track: display artists with their roles, and the writers. */
export type Credits = Pick<TrackForm, 'artists' | 'composer' | 'lyricist'>

export const creditsOf = ({ artists, composer, lyricist }: TrackForm): Credits => ({ artists, composer, lyricist })

/** The same tracks, those that are named with the credits given for them. */
export const withCredits = (tracks: readonly TrackForm[], credits: ReadonlyMap<string, Credits>): TrackForm[] =>
  tracks.map((track) => ({ ...track, ...credits.get(track.assetId) }))

/** Everything that stands after a track. */
export const followingOf = (tracks: readonly TrackForm[], assetId: string): TrackForm[] => {
  const at = tracks.findIndex((track) => track.assetId === assetId)
  return at === -1 ? [] : tracks.slice(at + 1)
}
