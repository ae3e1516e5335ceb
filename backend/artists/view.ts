import type { Artist, ArtistDetail } from '#src/contract/artists.ts'
import type { Context } from '#backend/context.ts'
import { entityFields, imageUrl, labelReference, organizationReference } from '#backend/references.ts'
import type { ArtistRow } from '#backend/tables/artists.ts'

export const artistView = async (context: Context, row: ArtistRow): Promise<Artist> => ({
  ...entityFields(row),
  name: row.name,
  country: row.country,
  status: row.status,
  image: await imageUrl(context, row.imageFileId),
  organization: await organizationReference(context, row.organizationId),
  label: await labelReference(context, row.labelId),
  releasesCount: await context.tables.releases.count({ credited: [row.id] }),
})

export const artistDetailView = async (context: Context, row: ArtistRow): Promise<ArtistDetail> => {
  const { personName, imageFileId, description, bookingAgent, contactEmail, contactPhone, channels } = row
  const details = { personName, imageFileId, description, bookingAgent, contactEmail, contactPhone, channels }
  return { ...(await artistView(context, row)), ...details }
}
