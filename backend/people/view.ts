import type { Person } from '#src/contract/people.ts'
import type { Context } from '#backend/context.ts'
import { entityFields, organizationReference } from '#backend/references.ts'
import type { PersonRow } from '#backend/tables/people.ts'

export const personView = async (context: Context, row: PersonRow): Promise<Person> => ({
  ...entityFields(row),
  name: row.name,
  organization: await organizationReference(context, row.organizationId),
})
