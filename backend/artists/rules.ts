import { seesAsset, seesRelease, checkFile, checkLabel } from '#backend/access.ts'
import type { Context } from '#backend/context.ts'
import { badField } from '#backend/refusal.ts'
import { refuseDependents, checkUnique } from '#backend/rows.ts'
import type { Caller } from '#backend/session.ts'
import { type ArtistRow, artists } from '#backend/tables/artists.ts'
import { hasSpotifyProfile, normalizeSpotifyLink } from '#src/domain/artist/channels.ts'

/** As it is stored: a link to Spotify without its tracking parameters. */
export const tidyArtist = (row: ArtistRow): ArtistRow => ({
  ...row,
  channels: row.channels.map(({ kind, url }) => ({ kind, url: kind === 'SPOTIFY' ? normalizeSpotifyLink(url) : url })),
})

/** An artist with profiles needs that of Spotify, or asks for a new one. An artist may be created by name alone. */
export const checkProfile = (row: ArtistRow, { channels }: { channels?: ArtistRow['channels'] | undefined }): void => {
  if (channels !== undefined && !hasSpotifyProfile(row)) throw badField('channels', 'SPOTIFY_LINK_REQUIRED')
}

export const checkArtist = async (
  context: Context,
  caller: Caller,
  row: ArtistRow,
  before: ArtistRow | undefined,
): Promise<void> => {
  const { imageFileId: fileId } = row
  await checkUnique(context.tables.artists, artists, row, before)
  await checkLabel(context, caller, row, before)
  if (fileId === null || fileId === before?.imageFileId) return
  await checkFile(context, caller, { fileId, purpose: ['AVATAR', 'COVER'], field: 'imageFileId' })
}

/** An artist cannot be deleted while a release or a recording credits them. */
export const refuseCreditedArtists = async (
  { tables }: Context,
  caller: Caller,
  rows: readonly ArtistRow[],
): Promise<void> => {
  const credited = rows.map(({ id }) => id)
  await refuseDependents('ARTIST_HAS_RELEASES', tables.releases, { credited }, seesRelease(caller))
  await refuseDependents('ARTIST_HAS_RELEASES', tables.assets, { credited }, seesAsset(caller))
}
