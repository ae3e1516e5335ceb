import type { Context } from '#backend/context.ts'
import { referencesOf } from '#backend/references.ts'
import type { ArtistRow } from '#backend/tables/artists.ts'
import type { ArtistDetail } from '#src/contract/artists.ts'
import { showImage, showLabel, showOrganization } from '#src/contract/entity-views.ts'

export const artistView = async (context: Context, row: ArtistRow): Promise<ArtistDetail> => {
  const { organizationId, createdBy: _, labelId, ...fields } = row
  const references = referencesOf(context)
  return {
    ...fields,
    image: await showImage(row.imageFileId, references),
    organization: await showOrganization(organizationId, references),
    label: await showLabel(labelId, references),
    releasesCount: await context.tables.releases.count({ credited: [row.id] }),
  }
}
