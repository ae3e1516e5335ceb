import { z } from '#src/contract/zod.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'

export const stores = defineTable({ name: z.string() }, {}, { sorts: { name: ({ name }) => name } })
export type StoreRow = RowOf<typeof stores>
