import type { UploadPurpose } from '#src/domain/media/upload-purpose.ts'
import { membershipOf, seesArtist, seesLabel } from '#backend/access.ts'
import type { Context } from '#backend/context.ts'
import { badField, notFound, refusal } from '#backend/refusal.ts'
import type { Caller } from '#backend/session.ts'
import type { Owned, Row } from '#backend/tables/define-table.ts'
import type { Filter } from '#backend/tables/filter.ts'
import type { ReadTable } from '#backend/tables/table.ts'

type OwnedRow = Row & Owned
type Credit = { artistId: string }

/** The row when the caller may see it; otherwise nobody learns whether it exists. */
export const visible = async <R extends Row>(table: ReadTable<R>, id: string, sees: Filter<R>): Promise<R> => {
  const [row] = await table.where({ ids: [id], all: [sees] }, 1)
  if (row === undefined) throw notFound()
  return row
}

/** What the same person made with the same id before: sent again, it is given back instead of being made twice. */
export const sentBefore = async <R extends OwnedRow>(
  caller: Caller,
  table: ReadTable<R>,
  id: string | undefined,
  sees: Filter<R>,
): Promise<R | undefined> => {
  const row = id === undefined ? undefined : await table.get(id)
  if (row === undefined) return undefined
  if (row.createdBy !== caller.user.id || (await table.count({ ids: [row.id], all: [sees] })) === 0)
    throw refusal('CONFLICT')
  return row
}

type Hints = {
  organizationId?: string | undefined
  artists?: readonly Credit[] | undefined
  labelId?: string | null | undefined
}

/**
 * Members make things for the organization they chose. A super administrator belongs to none: theirs is the one they
 * name, the one chosen, or that of the label or the first artist.
 */
export const organizationOfNew = async (
  { tables }: Context,
  caller: Caller,
  { organizationId, artists = [], labelId = null }: Hints = {},
): Promise<string> => {
  if (!caller.isSuperAdmin) return membershipOf(caller).organizationId
  if (organizationId !== undefined) {
    if ((await tables.organizations.get(organizationId)) === undefined) throw badField('organizationId', 'NOT_FOUND')
    return organizationId
  }
  const chosen = caller.organizationId === null ? undefined : await tables.organizations.get(caller.organizationId)
  if (chosen !== undefined) return chosen.id
  const label = labelId === null ? undefined : await tables.labels.get(labelId)
  const first = artists[0] === undefined ? undefined : await tables.artists.get(artists[0].artistId)
  const owner = label?.organizationId ?? first?.organizationId
  if (owner === undefined) throw badField('organizationId', 'ORGANIZATION_REQUIRED')
  return owner
}

/** Newly credited artists belong to the same organization and are the caller's to use. */
export const checkArtists = async (
  { tables }: Context,
  caller: Caller,
  { artists, organizationId }: OwnedRow & { artists: readonly Credit[] },
  before: { artists: readonly Credit[] } | undefined,
): Promise<void> => {
  const known = new Set(before?.artists.map(({ artistId }) => artistId))
  const added = new Set(artists.map(({ artistId }) => artistId).filter((id) => !known.has(id)))
  if (added.size === 0) return
  const usable = await tables.artists.count({ ids: [...added], is: { organizationId }, all: [seesArtist(caller)] })
  if (usable < added.size) throw badField('artists', 'NOT_FOUND')
}

/** A label newly chosen belongs to the same organization and is the caller's to use. */
export const checkLabel = async (
  { tables }: Context,
  caller: Caller,
  { labelId, organizationId }: OwnedRow & { labelId: string | null },
  before: { labelId: string | null } | undefined,
): Promise<void> => {
  if (labelId === null || labelId === before?.labelId) return
  const usable = await tables.labels.count({ ids: [labelId], is: { organizationId }, all: [seesLabel(caller)] })
  if (usable === 0) throw badField('labelId', 'NOT_FOUND')
}

/** A file is used by whoever sent it, once all of it has arrived, for what it was sent for. */
export const checkFile = async (
  { tables }: Context,
  caller: Caller,
  { fileId, purpose, field }: { fileId: string; purpose: UploadPurpose | readonly UploadPurpose[]; field: string },
): Promise<void> => {
  const file = await tables.files.get(fileId)
  const usable = file !== undefined && file.complete && [purpose].flat().includes(file.purpose)
  if (!usable || (file.createdBy !== caller.user.id && !caller.isSuperAdmin)) throw badField(field, 'NOT_FOUND')
}
