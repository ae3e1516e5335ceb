import type { Person } from '#src/contract/people.ts'
import type { Context } from '#backend/context.ts'
import { organizationReference } from '#backend/references.ts'
import type { PersonRow } from '#backend/tables/people.ts'

export const personView = async (context: Context, row: PersonRow): Promise<Person> => {
  const { organizationId, createdBy: _, ...fields } = row
  return { ...fields, organization: await organizationReference(context, organizationId) }
}
