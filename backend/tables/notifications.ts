import { z } from '#src/contract/zod.ts'
import { NOTIFICATION_SERVICES, NOTIFICATION_TYPES } from '#src/domain/notification/type.ts'
import { someone } from '#backend/tables/columns.ts'
import { defineTable, type RowOf } from '#backend/tables/define-table.ts'

export const notifications = defineTable(
  {
    userId: z.string(),
    type: z.enum(NOTIFICATION_TYPES),
    /** What it is about, where the type alone does not say. */
    service: z.nullish(z.enum(NOTIFICATION_SERVICES)),
  },
  {
    read: z._default(z.boolean(), false),
    senderId: z._default(someone, null),
    releaseId: z._default(someone, null),
    organizationId: z._default(someone, null),
    serviceURL: z._default(z.nullable(z.string()), null),
  },
  {
    indexes: ['userId', 'releaseId', 'organizationId'],
    refers: { userId: 'users', releaseId: 'releases', organizationId: 'organizations' },
  },
)
export type NotificationRow = RowOf<typeof notifications>
