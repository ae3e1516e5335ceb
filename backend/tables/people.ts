import { owned } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'
import { NEW_PERSON } from '#src/contract/entity-views.ts'
import { person } from '#src/contract/people.ts'

export const people = defineTable(
  { ...owned, name: person.shape.name, isni: person.shape.isni, ipi: person.shape.ipi },
  NEW_PERSON,
  {
    indexes: ['organizationId'],
    refers: { organizationId: 'organizations' },
    search: { of: ({ id, name, isni, ipi }) => ({ texts: [name], codes: [id, isni, ipi] }) },
    sorts: { name: ({ name }) => name },
  },
)
export type PersonRow = RowOf<typeof people>
