import type { Asset, Media } from '#src/contract/assets.ts'
import type { Context } from '#mocks/context.ts'
import { releasesByAsset } from '#mocks/db/links.ts'
import type { AssetRow } from '#mocks/db/rows.ts'
import { imageUrl, organizationReference } from '#mocks/views/references.ts'

const mediaView = async (context: Context, media: AssetRow['media']): Promise<Media | null> => {
  if (media === null) return null
  const file = await context.tables.files.get(media.fileId)
  if (file === undefined) return null
  return { ...media, fileName: file.fileName, bytes: file.bytes, url: await context.fileUrl(file) }
}

const assetArtists = (context: Context, artists: AssetRow['artists']) =>
  Promise.all(
    artists.map(async ({ artistId, type }) => {
      const artist = await context.tables.artists.get(artistId)
      const image = await imageUrl(context, artist?.imageFileId ?? null)
      return { artistId, type, name: artist?.name ?? '', image }
    }),
  )

export const assetView = async (context: Context, row: AssetRow): Promise<Asset> => {
  const { organizationId, createdBy: _, ...fields } = row
  const releases = releasesByAsset(await context.tables.releases.all(), row.id)
  return {
    ...fields,
    artists: await assetArtists(context, row.artists),
    media: await mediaView(context, row.media),
    organization: await organizationReference(context, organizationId),
    releasesCount: releases.length,
  }
}
