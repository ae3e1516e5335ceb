import type { Context } from '#backend/context.ts'
import { referencesOf } from '#backend/references.ts'
import type { ArtistRow } from '#backend/tables/artists.ts'
import type { ArtistDetail } from '#src/contract/artists.ts'
import { showImage, showLabel, showOrganization } from '#src/contract/entity-views.ts'

export const artistView = async (context: Context, row: ArtistRow): Promise<ArtistDetail> => {
  const { organizationId, createdBy: _, labelId, ...fields } = row
  const references = referencesOf(context)
  // Everything is asked for at once: a database then answers it together.
  const [image, organization, label, releasesCount] = await Promise.all([
    showImage(row.imageFileId, references),
    showOrganization(organizationId, references),
    showLabel(labelId, references),
    context.tables.releases.count({ credited: [row.id] }),
  ])
  return { ...fields, image, organization, label, releasesCount }
}
