import type { Artist, ArtistDetail } from '#src/contract/artists.ts'
import type { Context } from '#mocks/context.ts'
import { releasesByArtist } from '#mocks/db/links.ts'
import type { ArtistRow } from '#mocks/db/rows.ts'
import { entityFields, imageUrl, labelReference, organizationReference } from '#mocks/views/references.ts'

export const artistView = async (context: Context, row: ArtistRow): Promise<Artist> => {
  const releases = releasesByArtist(await context.tables.releases.all(), row.id)
  return {
    ...entityFields(row),
    name: row.name,
    country: row.country,
    status: row.status,
    image: await imageUrl(context, row.imageFileId),
    organization: await organizationReference(context, row.organizationId),
    label: await labelReference(context, row.labelId),
    releasesCount: releases.length,
  }
}

export const artistDetailView = async (context: Context, row: ArtistRow): Promise<ArtistDetail> => {
  const { personName, imageFileId, description, bookingAgent, contactEmail, contactPhone, channels } = row
  const details = { personName, imageFileId, description, bookingAgent, contactEmail, contactPhone, channels }
  return { ...(await artistView(context, row)), ...details }
}
