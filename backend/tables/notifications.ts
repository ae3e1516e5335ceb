import { nullableText } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'
import { z } from '#src/contract/zod.ts'
import { NOTIFICATION_SERVICES, NOTIFICATION_TYPES } from '#src/domain/notification/type.ts'

export const notifications = defineTable(
  {
    userId: z.string(),
    type: z.enum(NOTIFICATION_TYPES),
    /** What it is about, where the type alone does not say. */
    service: z.nullish(z.enum(NOTIFICATION_SERVICES)),
    read: z.boolean(),
    senderId: nullableText,
    releaseId: nullableText,
    storeIds: z.array(z.string()),
    organizationId: nullableText,
    serviceURL: z.nullable(z.string()),
  },
  {
    read: false,
    senderId: null,
    releaseId: null,
    storeIds: [],
    organizationId: null,
    serviceURL: null,
  },
  {
    indexes: ['userId', 'releaseId', 'organizationId'],
    refers: { userId: 'users', releaseId: 'releases', organizationId: 'organizations' },
  },
)
export type NotificationRow = RowOf<typeof notifications>
