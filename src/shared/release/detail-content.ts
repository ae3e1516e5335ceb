import type { ReleaseContent, ReleaseDetail } from '#src/contract/releases.ts'

const named = <T>(credits: readonly { artistId: string; name: string; type: T }[]) =>
  credits.map(({ artistId, type, name }) => ({ artistId, type, name }))

/** A release as it is now, in the form in which what was submitted is stored. */
export const contentOfDetail = (detail: ReleaseDetail): ReleaseContent => {
  const instant = new Set(
    detail.tracklist.filter(({ instantGratification }) => instantGratification === true).map(({ assetId }) => assetId),
  )
  return {
    ...detail,
    artists: named(detail.artists),
    tracks: detail.tracks.map(({ id, ...track }) => ({
      ...track,
      assetId: id,
      artists: named(track.artists),
      instantGratification: instant.has(id),
    })),
  }
}
