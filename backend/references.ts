import type { Context } from '#backend/context.ts'
import type { ReleaseRow } from '#backend/tables/releases.ts'
import { type References, showOrganization } from '#src/contract/entity-views.ts'
import { displayName } from '#src/domain/contact/person-name.ts'

export const nameOfUser = async ({ tables }: Context, userId: string | null): Promise<string | null> => {
  const user = userId === null ? undefined : await tables.users.get(userId)
  return user === undefined ? null : displayName(user)
}

export const imageUrl = async ({ tables, ports }: Context, fileId: string | null): Promise<string | null> => {
  if (fileId === null) return null
  const file = await tables.files.get(fileId)
  if (file === undefined) return null
  return (await ports.files.url(file)) || null
}

/** Rows are not deleted while others refer to them. Only an unreadable row, which is set aside, has no name. */
export const referencesOf = (context: Context): References => {
  const { tables, ports } = context
  return {
    nameOf: async (kind, id) => (await tables[kind].get(id))?.name ?? '',
    isrcPrefixOf: async (labelId) => (await tables.labels.get(labelId))?.isrcPrefix ?? null,
    pictureOf: async (artistId) => imageUrl(context, (await tables.artists.get(artistId))?.imageFileId ?? null),
    urlOf: (fileId) => imageUrl(context, fileId),
    fileOf: async (fileId) => {
      const file = await tables.files.get(fileId)
      if (file === undefined) return null
      return { fileName: file.fileName, bytes: file.bytes, url: await ports.files.url(file) }
    },
  }
}

export const organizationReference = (context: Context, id: string) => showOrganization(id, referencesOf(context))

export const releaseReferenceView = async (context: Context, row: ReleaseRow) => {
  const { id, title, coverFileId, consumerReleaseDate } = row
  return { id, name: title, cover: await imageUrl(context, coverFileId), consumerReleaseDate }
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
