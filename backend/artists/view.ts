import type { ArtistDetail } from '#src/contract/artists.ts'
import type { Context } from '#backend/context.ts'
import { imageUrl, labelReference, organizationReference } from '#backend/references.ts'
import type { ArtistRow } from '#backend/tables/artists.ts'

export const artistView = async (context: Context, row: ArtistRow): Promise<ArtistDetail> => {
  const { organizationId, createdBy: _, labelId, ...fields } = row
  return {
    ...fields,
    image: await imageUrl(context, row.imageFileId),
    organization: await organizationReference(context, organizationId),
    label: await labelReference(context, labelId),
    releasesCount: await context.tables.releases.count({ credited: [row.id] }),
  }
}
