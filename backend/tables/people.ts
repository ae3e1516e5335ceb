import { z } from '#src/contract/zod.ts'
import { owned } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'

export const people = defineTable(
  { ...owned, name: z.string() },
  {},
  {
    indexes: ['organizationId'],
    refers: { organizationId: 'organizations' },
    search: { of: ({ id, name }) => ({ texts: [name], codes: [id] }) },
    sorts: { name: ({ name }) => name },
  },
)
export type PersonRow = RowOf<typeof people>
