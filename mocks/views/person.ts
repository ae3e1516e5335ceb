import type { Person } from '#src/contract/people.ts'
import type { Context } from '#mocks/context.ts'
import type { PersonRow } from '#mocks/db/rows.ts'
import { entityFields, organizationReference } from '#mocks/views/references.ts'

export const personView = async (context: Context, row: PersonRow): Promise<Person> => ({
  ...entityFields(row),
  name: row.name,
  organization: await organizationReference(context, row.organizationId),
})
