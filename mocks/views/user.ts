import type { User } from '#src/contract/users.ts'
import type { Context } from '#mocks/context.ts'
import type { UserRow } from '#mocks/db/rows.ts'
import { entityFields, imageUrl } from '#mocks/views/references.ts'

export const userView = async (context: Context, row: UserRow): Promise<User> => ({
  ...entityFields(row),
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  avatar: await imageUrl(context, row.avatarFileId),
  role: row.role,
  status: row.status,
})
