import { z } from '#src/contract/zod.ts'
import { defineTable } from '#backend/tables/define-table.ts'

/** Devices that are sent push messages; the id of one is the token it has for them. */
export const devices = defineTable({ userId: z.string() }, {}, { indexes: ['userId'], refers: { userId: 'users' } })
