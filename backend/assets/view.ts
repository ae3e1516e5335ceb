import type { Asset, AssetDetail, Media } from '#src/contract/assets.ts'
import { seesLabel, seesRelease } from '#backend/access.ts'
import type { Context } from '#backend/context.ts'
import { imageUrl, organizationReference } from '#backend/references.ts'
import { type Caller, may } from '#backend/session.ts'
import type { AssetRow } from '#backend/tables/assets.ts'

const mediaView = async ({ tables, ports }: Context, media: AssetRow['media']): Promise<Media | null> => {
  if (media === null) return null
  const file = await tables.files.get(media.fileId)
  if (file === undefined) return null
  return { ...media, fileName: file.fileName, bytes: file.bytes, url: await ports.files.url(file) }
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
  return {
    ...fields,
    artists: await assetArtists(context, row.artists),
    media: await mediaView(context, row.media),
    dolbyAtmos: await mediaView(context, row.dolbyAtmos),
    organization: await organizationReference(context, organizationId),
    releasesCount: await context.tables.releases.count({ tracks: [row.id] }),
  }
}

const labelsOf = async ({ tables }: Context, caller: Caller, ids: readonly (string | null)[]) => {
  const named = [...new Set(ids.filter((id) => id !== null))]
  const seen = await tables.labels.where({ ids: named, all: [seesLabel(caller)] })
  const rows = new Map(seen.map((row) => [row.id, row]))
  return named.flatMap((id) => rows.get(id) ?? []).map(({ id, name }) => ({ id, name }))
}

/** An asset with the releases it is on, as far as the caller may see releases, and the labels these come out on. */
export const assetDetailView = async (context: Context, caller: Caller, row: AssetRow): Promise<AssetDetail> => {
  const releases = may(caller, 'MANAGE_RELEASE')
    ? await context.tables.releases.where({ tracks: [row.id], all: [seesRelease(caller)] })
    : []
  const labelIds = releases.map(({ labelId }) => labelId)
  return {
    ...(await assetView(context, row)),
    releases: releases.map(({ id, title }) => ({ id, name: title })),
    labels: await labelsOf(context, caller, labelIds),
  }
}
