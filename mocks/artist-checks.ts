import type { Context } from '#mocks/context.ts'
import type { ArtistRow } from '#mocks/db/rows.ts'
import { checkName } from '#mocks/names.ts'
import { checkFile, checkLabel } from '#mocks/ownership.ts'
import type { Caller } from '#mocks/session.ts'
import { normalizeSpotifyLink } from '#src/domain/artist/channels.ts'

/** As it is kept: a link to Spotify without whatever it was shared with. */
export const tidyArtist = (row: ArtistRow): ArtistRow => ({
  ...row,
  channels: row.channels.map(({ kind, url }) => ({ kind, url: kind === 'SPOTIFY' ? normalizeSpotifyLink(url) : url })),
})

export const checkArtist = async (
  context: Context,
  caller: Caller,
  row: ArtistRow,
  before: ArtistRow | undefined,
): Promise<void> => {
  const { imageFileId: fileId, organizationId } = row
  const { artists } = context.tables
  const among = (one: ArtistRow) => one.organizationId === organizationId
  await checkName(artists, row, before, 'DUPLICATE_ARTIST_NAME', among)
  await checkLabel(context, caller, row, before)
  if (fileId === null || fileId === before?.imageFileId) return
  await checkFile(context, caller, { fileId, purpose: ['AVATAR', 'COVER'], field: 'imageFileId' })
}
