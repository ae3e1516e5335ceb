import type { Asset, AssetDetail, Media } from '#src/contract/assets.ts'
import type { Context } from '#mocks/context.ts'
import { may, seesLabel, seesRelease } from '#mocks/access.ts'
import { releasesByAsset } from '#mocks/db/links.ts'
import type { AssetRow } from '#mocks/db/rows.ts'
import { imageUrl, organizationReference } from '#mocks/views/references.ts'
import type { Caller } from '#mocks/session.ts'

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
    dolbyAtmos: await mediaView(context, row.dolbyAtmos),
    organization: await organizationReference(context, organizationId),
    releasesCount: releases.length,
  }
}

const labelsOf = async ({ tables }: Context, caller: Caller, ids: readonly (string | null)[]) => {
  const known = new Set(ids.filter((id) => id !== null))
  const rows = await Promise.all([...known].map((id) => tables.labels.get(id)))
  return rows
    .flatMap((row) => row ?? [])
    .filter(seesLabel(caller))
    .map(({ id, name }) => ({ id, name }))
}

/** An asset with the releases it is on, as far as the caller may see releases, and the labels these come out on. */
export const assetDetailView = async (context: Context, caller: Caller, row: AssetRow): Promise<AssetDetail> => {
  const all = releasesByAsset(await context.tables.releases.all(), row.id)
  const releases = may(caller, 'MANAGE_RELEASE') ? all.filter(seesRelease(caller)) : []
  return {
    ...(await assetView(context, row)),
    releases: releases.map(({ id, title }) => ({ id, name: title })),
    labels: await labelsOf(
      context,
      caller,
      releases.map(({ labelId }) => labelId),
    ),
  }
}
