import type { Label } from '#src/contract/labels.ts'
import type { Context } from '#backend/context.ts'
import { entityFields, organizationReference } from '#backend/references.ts'
import type { LabelRow } from '#backend/tables/labels.ts'

export const labelView = async (context: Context, row: LabelRow): Promise<Label> => ({
  ...entityFields(row),
  name: row.name,
  isrcPrefix: row.isrcPrefix,
  defaults: row.defaults,
  status: row.status,
  organization: await organizationReference(context, row.organizationId),
  releasesCount: await context.tables.releases.count({ is: { labelId: row.id } }),
})
