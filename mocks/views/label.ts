import type { Label } from '#src/contract/labels.ts'
import type { Context } from '#mocks/context.ts'
import { releasesByLabel } from '#mocks/db/links.ts'
import type { LabelRow } from '#mocks/db/rows.ts'
import { entityFields, organizationReference } from '#mocks/views/references.ts'

export const labelView = async (context: Context, row: LabelRow): Promise<Label> => {
  const releases = releasesByLabel(await context.tables.releases.all(), row.id)
  return {
    ...entityFields(row),
    name: row.name,
    isrcPrefix: row.isrcPrefix,
    defaults: row.defaults,
    status: row.status,
    organization: await organizationReference(context, row.organizationId),
    releasesCount: releases.length,
  }
}
