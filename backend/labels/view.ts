import type { Label } from '#src/contract/labels.ts'
import type { Context } from '#backend/context.ts'
import { organizationReference } from '#backend/references.ts'
import type { LabelRow } from '#backend/tables/labels.ts'

export const labelView = async (context: Context, row: LabelRow): Promise<Label> => {
  const { organizationId, createdBy: _, ...fields } = row
  return {
    ...fields,
    organization: await organizationReference(context, organizationId),
    releasesCount: await context.tables.releases.count({ is: { labelId: row.id } }),
  }
}
