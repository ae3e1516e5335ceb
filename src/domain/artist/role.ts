/** Roles of a display artist. MAIN is the spec's older word for PRIMARY on an asset and is stored as it came. */
export const RELEASE_ARTIST_ROLES = ['PRIMARY', 'FEATURED'] as const
/** Roles that are offered for a track of a release. */
export const TRACK_ARTIST_ROLES = ['PRIMARY', 'FEATURED', 'REMIXER'] as const

export const ASSET_ARTIST_ROLES = ['PRIMARY', 'FEATURED', 'REMIXER', 'MAIN'] as const
export type AssetArtistRole = (typeof ASSET_ARTIST_ROLES)[number]

/** Whether a role names an artist the music is sold under. */
export const isPrimaryRole = (role: AssetArtistRole): boolean => role === 'PRIMARY' || role === 'MAIN'

/** The role in which a release credits an artist of its track: it has no other ones. */
export const releaseRoleOf = (role: AssetArtistRole): (typeof RELEASE_ARTIST_ROLES)[number] =>
  isPrimaryRole(role) ? 'PRIMARY' : 'FEATURED'

type Credit = { artistId: string; type: AssetArtistRole }

/** The credits of these artists: as before, new ones as featured; the first is primary where no other is. */
export const creditsOf = (artistIds: readonly string[], before: readonly Credit[]): Credit[] => {
  const credits = artistIds.map((artistId): Credit => ({
    artistId,
    type: before.find((credit) => credit.artistId === artistId)?.type ?? 'FEATURED',
  }))
  if (credits.some(({ type }) => isPrimaryRole(type))) return credits
  return credits.map((credit, index) => (index === 0 ? { ...credit, type: 'PRIMARY' } : credit))
}
