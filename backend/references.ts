import type { Context } from '#backend/context.ts'

type Named = { id: string; name: string }

/** What a row points at is there, as deleting it is refused meanwhile, unless it could not be read and was set aside. */
const named = (id: string, row: Named | undefined): Named => ({ id, name: row?.name ?? '' })

export const organizationReference = async ({ tables }: Context, id: string) =>
  named(id, await tables.organizations.get(id))
export const labelReference = async ({ tables }: Context, id: string | null) =>
  id === null ? null : named(id, await tables.labels.get(id))

export const nameOfUser = async ({ tables }: Context, userId: string | null): Promise<string | null> => {
  const user = userId === null ? undefined : await tables.users.get(userId)
  return user === undefined ? null : `${user.firstName} ${user.lastName}`.trim() || user.email
}

export const imageUrl = async ({ tables, ports }: Context, fileId: string | null): Promise<string | null> => {
  if (fileId === null) return null
  const file = await tables.files.get(fileId)
  if (file === undefined) return null
  return (await ports.files.url(file)) || null
}

/** The part of a row that every entity shows as it is. */
export const entityFields = ({
  id,
  revision,
  createdAt,
  updatedAt,
}: {
  id: string
  revision: number
  createdAt: string
  updatedAt: string
}) => ({ id, revision, createdAt, updatedAt })
