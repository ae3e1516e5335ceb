/** Roles of a display artist. MAIN is the spec's older word for PRIMARY on an asset and is kept as it came. */
export const RELEASE_ARTIST_ROLES = ['PRIMARY', 'FEATURED'] as const

export const ASSET_ARTIST_ROLES = ['PRIMARY', 'FEATURED', 'MAIN'] as const
export type AssetArtistRole = (typeof ASSET_ARTIST_ROLES)[number]

/** Whether a role names an artist the music is sold under. */
export const isPrimaryRole = (role: AssetArtistRole): boolean => role !== 'FEATURED'
